import { SAMPLES } from '@deckwright/ui/gallery';

/** Every component in the theme chosen above or, if there is space, in both side by side. */
export function GalleryScreen() {
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-display text-3xl font-semibold">Components</h1>
      {Object.entries(SAMPLES).map(([name, sample]) => (
        <section key={name} aria-labelledby={`sample-${name}`} className="flex flex-col gap-3">
          <h2 id={`sample-${name}`} className="font-display text-xl font-semibold">
            {name}
          </h2>
          <div className="grid gap-4 lg:grid-cols-2">
            <div data-sample={name} className={BOX}>
              {sample}
            </div>
            <div inert className={`${BOX} scheme-light max-lg:hidden in-data-[theme=light]:scheme-dark`}>
              {sample}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

const BOX = 'relative isolate min-w-0 overflow-clip rounded-lg border border-line bg-ground p-4 text-text';
