import { SAMPLES } from '@deckwright/ui/gallery';

/** Every component in both themes, side by side where there is room. */
export function GalleryPage() {
  return (
    <div className="flex flex-col gap-8">
      <h1 className="font-display text-3xl font-semibold">Components</h1>
      {Object.entries(SAMPLES).map(([name, sample]) => (
        <section key={name} aria-labelledby={`sample-${name}`} className="flex flex-col gap-3">
          <h2 id={`sample-${name}`} className="font-display text-xl font-semibold">
            {name}
          </h2>
          <div data-sample={name} className="relative rounded-lg border border-line p-4">
            {sample}
          </div>
        </section>
      ))}
    </div>
  );
}
