// Republishes the snapshot of a data folder with an invented image address for each face that has none. Given the
// address of an image server, set symbols come from there too, so that no service is called. Runs under the product's
// Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentSnapshotId,
  dataPaths,
  publishSnapshot,
  readSnapshot,
  writeSnapshot,
} from '@deckwright/snapshot';

const [dataDir = '', imageServer] = process.argv.slice(2);
const snapshot = await readSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
const { manifest, engine, cardModel, cardDecks, results, cards, rulings, ...rest } = snapshot;
const { counts, generatedAt, ...facts } = manifest;
const { id } = await writeSnapshot(
  dataDir,
  {
    ...facts,
    ...rest,
    engine: new Uint8Array(engine),
    cardModel: new Uint8Array(cardModel),
    cardDecks: new Uint8Array(cardDecks),
    history: { prices: getFile('price-history.bin'), counts: getFile('count-history.bin') },
    results: new Uint8Array(results),
    rulings: cards.map(({ key }, card) => ({ key, rulings: rulings.of(card) })),
    cards: cards.map((card) => ({
      ...card,
      faces: card.faces.map((face, index) => {
        if (face.imageNormal !== null) return face;
        const path = toPath(`${card.slug} ${index}`, index);
        const [imageSmall, imageNormal] = ['small', 'normal'].map(
          (size) => `https://images.invalid/${size}${path}`,
        );
        return { ...face, imageSmall: imageSmall ?? null, imageNormal: imageNormal ?? null };
      }),
    })),
    sets: imageServer
      ? rest.sets.map((set) => ({ ...set, iconUri: set.iconUri && `${imageServer}/sets/${set.code}.svg` }))
      : rest.sets,
    decks: counts.decks,
    datedDecks: counts.datedDecks,
    commanders: counts.commanders,
  },
  generatedAt,
);
await publishSnapshot(dataDir, id);

/** @param {string} name */
function getFile(name) {
  const path = join(dataPaths(dataDir).snapshots, manifest.id, name);
  return existsSync(path) ? readFileSync(path) : new Uint8Array(0);
}

/**
 * @param {string} name
 * @param {number} face
 */
function toPath(name, face) {
  const hex = createHash('sha256').update(name).digest('hex');
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
  return `/${face === 0 ? 'front' : 'back'}/${id[0]}/${id[1]}/${id}.jpg`;
}
