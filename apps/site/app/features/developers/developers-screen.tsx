import type { DevelopersPage } from '@deckwright/contract/schemas';
import { type Deferred, DeferredMarkup } from '@deckwright/islands';
import { AssistantsSection } from './assistants-section.tsx';
import { BulkSection } from './bulk-section.tsx';
import { ChangesSection } from './changes-section.tsx';
import { CompatibilitySection } from './compatibility-section.tsx';
import { EmbedsSection } from './embeds-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { StartSection } from './start-section.tsx';
import { TermsSection } from './terms-section.tsx';

type Page = Pick<DevelopersPage, 'title' | 'description' | 'resources' | 'limits' | 'tables' | 'changes'>;
type Props = { page: Deferred<Page, 'resources' | 'changes'> };

const SECTIONS = [
  { id: 'start', title: 'Start in a minute' },
  { id: 'fields', title: 'Fields' },
  { id: 'limits', title: 'Limits' },
  { id: 'bulk', title: 'Bulk data' },
  { id: 'compatibility', title: 'Change one address' },
  { id: 'assistants', title: 'For assistants' },
  { id: 'embeds', title: 'Embeds' },
  { id: 'changes', title: 'Changes' },
  { id: 'terms', title: 'Terms' },
] as const;

/** What programs can use of this site. Each section is a component of its own. */
export function DevelopersScreen({ page }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-x-12">
      <div className="flex min-w-0 flex-col gap-10 text-pretty">
        <header className="flex flex-col gap-3 border-b border-line pb-5">
          <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{page.title}</h1>
          <p className="text-lg text-muted">
            Everything on this site is open to programs: no key, no sign-in, from any origin.{' '}
            <a href="/api/docs" className="link">
              All calls with examples
            </a>
            , also as{' '}
            <a href="/api/openapi.json" className="link">
              OpenAPI
            </a>
            .
          </p>
        </header>
        <StartSection />
        <DeferredMarkup deferred={page.resources === undefined}>
          <FieldsSection resources={page.resources ?? []} />
        </DeferredMarkup>
        <LimitsSection limits={page.limits} />
        <BulkSection tables={page.tables} />
        <CompatibilitySection />
        <AssistantsSection />
        <EmbedsSection />
        <DeferredMarkup deferred={page.changes === undefined}>
          <ChangesSection changes={page.changes ?? []} />
        </DeferredMarkup>
        <TermsSection />
      </div>
      <nav
        aria-label="On this page"
        className="hidden self-start lg:sticky lg:top-32 lg:block lg:border-l lg:border-line lg:pl-5"
      >
        <p className="mb-2 text-xs font-semibold text-muted uppercase">On this page</p>
        <ul className="flex flex-col gap-1 text-sm">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-8 items-center hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
