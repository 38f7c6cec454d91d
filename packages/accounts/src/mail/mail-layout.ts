import { type Colors, DARK, LIGHT } from './mail-colors.ts';

/** Facts about the sending site. */
export type MailSite = {
  name: string;
  /** Address of the site without trailing slash. */
  origin: string;
  operator: { name: string | null; email: string | null };
};

type MailBlock =
  | { kind: 'text'; text: string }
  /** A code to type elsewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  /** Small print, optionally with a link. */
  | { kind: 'note'; text: string; link?: { label: string; href: string } };

type Content = { site: MailSite; subject: string; heading: string; blocks: readonly MailBlock[] };

export type MailText = { subject: string; text: string; html: string };

/** Renders the content as plain text and as HTML with tables and inline styles, which email programs require. */
export function layOut(content: Content): MailText {
  return { subject: content.subject, text: toText(content), html: toHtml(content) };
}

/** Escapes text for HTML content or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function toText({ site, heading, blocks }: Content): string {
  const parts = blocks.map((block) => {
    switch (block.kind) {
      case 'code':
        return `    ${block.code}`;
      case 'button':
        return `${block.label}:\n${block.href}`;
      case 'note':
        return block.link ? `${block.text} ${block.link.label}:\n${block.link.href}` : block.text;
      default:
        return block.text;
    }
  });
  const foot = [`${site.name}: ${site.origin}`, operatorLine(site)].filter(Boolean).join('\n');
  return `${[heading, ...parts].join('\n\n')}\n\n-- \n${foot}\n`;
}

function operatorLine({ operator: { name, email } }: MailSite): string {
  const who = [name, email].filter(Boolean).join(', ');
  return who === '' ? '' : `Run by ${who}`;
}

function toHtml({ site, subject, heading, blocks }: Content): string {
  const operator = operatorLine(site);
  const home = link(site.origin, site.name, `color:${LIGHT.muted}`, 'muted');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules(DARK)}
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${LIGHT.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${FONT}">
<tr><td class="text" style="padding:0 4px 16px;color:${LIGHT.text};font-size:20px;font-weight:600;${DISPLAY}">${link(site.origin, site.name, `color:${LIGHT.text}`, 'text')}</td></tr>
<tr><td class="surface" style="padding:32px 28px 20px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-top:4px solid ${LIGHT.accent};border-radius:8px">
<h1 class="text" style="margin:0 0 20px;color:${LIGHT.text};font-size:26px;line-height:1.2;font-weight:600;${DISPLAY}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;color:${LIGHT.muted};font-size:13px;line-height:1.5">${home}${operator ? `<br>${escapeHtml(operator)}` : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const FONT = 'font-family:Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const DISPLAY = 'font-family:Georgia,Times New Roman,serif';
const UNDERLINED = `color:${LIGHT.muted};text-decoration:underline`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="text" style="margin:0 0 16px;color:${LIGHT.text};font-size:16px;line-height:1.55">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 12px;color:${LIGHT.muted};font-size:14px;line-height:1.5">${escapeHtml(block.text)}${block.link ? ` ${link(block.link.href, block.link.label, UNDERLINED, 'muted')}` : ''}</p>`;
    case 'code':
      return `<p class="raised text" style="margin:0 0 20px;padding:16px 8px;background-color:${LIGHT.raised};border-radius:6px;color:${LIGHT.text};font-family:Consolas,Menlo,monospace;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center">${escapeHtml(block.code)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="accent" style="background-color:${LIGHT.accent};border-radius:6px">${link(block.href, block.label, `display:inline-block;padding:14px 24px;color:${LIGHT.onAccent};font-size:16px;font-weight:600`, 'on-accent')}</td></tr></table>
<p class="muted" style="margin:0 0 16px;color:${LIGHT.muted};font-size:13px;line-height:1.5">If the button does not work, open this address: ${link(block.href, block.href, `${UNDERLINED};word-break:break-all`, 'muted')}</p>`;
  }
}

function link(href: string, label: string, style: string, name: string): string {
  const decoration = style.includes('text-decoration') ? '' : ';text-decoration:none';
  return `<a href="${escapeHtml(href)}" class="${name}" style="${style}${decoration}">${escapeHtml(label)}</a>`;
}

function darkRules(colors: Colors): string {
  return `.ground { background-color: ${colors.ground} !important; }
.surface { background-color: ${colors.surface} !important; border-color: ${colors.line} !important; border-top-color: ${colors.accent} !important; }
.raised { background-color: ${colors.raised} !important; }
.text { color: ${colors.text} !important; }
.muted { color: ${colors.muted} !important; }
.accent { background-color: ${colors.accent} !important; }
.on-accent { color: ${colors.onAccent} !important; }`;
}
