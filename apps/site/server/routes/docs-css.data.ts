/**
 * The description of the API in the site's colors (packages/ui/src/tokens.css), over the style sheet of Swagger UI; as
 * specific as its dark theme.
 */
export const DOCS_CSS = `@font-face { font-family: Inter; font-weight: 400 700; font-display: swap; src: url(inter.woff2) format("woff2"); }
@font-face { font-family: Fraunces; font-weight: 400 900; font-display: swap; src: url(fraunces.woff2) format("woff2"); }
:root {
  color-scheme: light;
  --ground: light-dark(oklch(0.978 0.006 85), oklch(0.165 0.012 275));
  --surface: light-dark(oklch(1 0 0), oklch(0.205 0.014 275));
  --raised: light-dark(oklch(0.955 0.008 85), oklch(0.25 0.016 275));
  --line: light-dark(oklch(0.89 0.01 85), oklch(0.31 0.016 275));
  --text: light-dark(oklch(0.24 0.02 275), oklch(0.95 0.008 90));
  --muted: light-dark(oklch(0.47 0.02 275), oklch(0.75 0.015 275));
  --accent: light-dark(oklch(0.5 0.105 75), oklch(0.82 0.12 85));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.2 0.03 85));
  --sans: Inter, system-ui, sans-serif;
  --display: Fraunces, ui-serif, Georgia, serif;
}
html.dark-mode { color-scheme: dark; }
html, html.dark-mode, html:is(*, .dark-mode) .swagger-ui { background: var(--ground); color: var(--text); }
body { margin: 0; font-family: var(--sans); }
body > header {
  position: sticky; z-index: 10; top: 0; display: flex; align-items: center; gap: 1.5rem;
  min-height: 3.5rem; padding: 0 1.5rem; border-bottom: 1px solid var(--line); background: var(--ground);
}
body > header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted); text-decoration: none; }
body > header a:hover { color: var(--accent); }
body > header .name { color: var(--text); font: 600 1.125rem var(--display); }
body > header nav { display: flex; gap: 1.25rem; font-size: 0.9375rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
html:is(*, .dark-mode) .swagger-ui .wrapper { max-width: 72rem; padding: 0 1.5rem; }
html:is(*, .dark-mode) .swagger-ui .info { margin: 2rem 0; }
html:is(*, .dark-mode) .swagger-ui :is(.info, .opblock, .opblock-tag, .markdown, .renderedMarkdown, .model, .model-box, table, label, p, li, h1, h2, h3, h4, h5, td, th, small, .tab, .btn, .parameter__name, .parameter__type, .response-col_status, .opblock-summary-description, .opblock-title_normal, .model-title, .json-schema-2020-12__title, .json-schema-2020-12-accordion) {
  color: var(--text); font-family: var(--sans);
}
html:is(*, .dark-mode) .swagger-ui :is(.info .title, .opblock-tag, section.models h4) { font-family: var(--display); font-weight: 600; }
html:is(*, .dark-mode) .swagger-ui :is(.opblock-summary-description, .parameter__type, .parameter__in, .opblock-tag small, .response-col_links, .base-url) { color: var(--muted); }
html:is(*, .dark-mode) .swagger-ui :is(.info a, .info .url, .opblock-tag a, .markdown a, .renderedMarkdown a) { color: var(--accent); text-decoration: underline; }
html:is(*, .dark-mode) .swagger-ui .info .title small, html:is(*, .dark-mode) .swagger-ui .info .title small.version-stamp { background: var(--raised); }
html:is(*, .dark-mode) .swagger-ui .info .title small pre { color: var(--muted); }
html:is(*, .dark-mode) .swagger-ui .scheme-container { border: 1px solid var(--line); border-width: 1px 0; background: var(--surface); box-shadow: none; }
html:is(*, .dark-mode) .swagger-ui .opblock-tag a { color: var(--text); text-decoration: none; }
html:is(*, .dark-mode) .swagger-ui .opblock-tag { border-bottom-color: var(--line); }
html:is(*, .dark-mode) .swagger-ui .opblock[class], html:is(*, .dark-mode) .swagger-ui section.models { border: 1px solid var(--line); border-radius: 0.625rem; background: var(--surface); box-shadow: none; }
html:is(*, .dark-mode) .swagger-ui .opblock[class] .opblock-summary { border-color: var(--line); }
html:is(*, .dark-mode) .swagger-ui .opblock[class] .opblock-summary-method { background: var(--raised); color: var(--text); font-family: var(--sans); text-shadow: none; }
html:is(*, .dark-mode) .swagger-ui .opblock[class] .opblock-section-header { background: var(--raised); box-shadow: none; }
html:is(*, .dark-mode) .swagger-ui .opblock[class] .opblock-section-header .tab-header .tab-item .opblock-title span::after { background: var(--accent); }
html:is(*, .dark-mode) .swagger-ui :is(.opblock-summary-path, .opblock-summary-path__deprecated) { color: var(--text); }
html:is(*, .dark-mode) .swagger-ui :is(.markdown, .renderedMarkdown) code { background: var(--raised); color: var(--text); }
html:is(*, .dark-mode) .swagger-ui :is(input, select, textarea) { border: 1px solid var(--muted); background-color: var(--surface); color: var(--text); box-shadow: none; }
html:is(*, .dark-mode) .swagger-ui .btn { border-color: var(--muted); background: var(--surface); box-shadow: none; color: var(--text); }
html:is(*, .dark-mode) .swagger-ui :is(.btn.execute, .scheme-container .btn.authorize) { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
html:is(*, .dark-mode) .swagger-ui .scheme-container .btn.authorize :is(span, svg) { color: var(--on-accent); fill: var(--on-accent); }
html:is(*, .dark-mode) .swagger-ui :is(.model-box, .json-schema-2020-12, .models .model-container) { background: var(--raised); }
html:is(*, .dark-mode) .swagger-ui table thead tr :is(td, th) { border-color: var(--line); color: var(--muted); }
html:is(*, .dark-mode) .swagger-ui :is(.expand-operation, .opblock-control-arrow, .models-control, .json-schema-2020-12-accordion) svg { fill: var(--muted); }
`;
