// Republishes the snapshot of a data folder with an invented image address for each face that has none, and writes into
// its pictures.json what stands on these faces, for the image server. Given the
// address of an image server, set symbols come from there too, so that no service is called. Runs under the product's
// Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listColors, primaryType } from '@deckwright/domain';
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
/** @type {Record<string, import('./card-svg.mjs').PictureFacts>} */
const pictures = {};
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
        const id = readId(face.imageNormal) ?? toId(`${card.slug} ${index}`);
        pictures[id] = pictureFacts(card, face);
        if (face.imageNormal !== null) return face;
        const path = `/${index === 0 ? 'front' : 'back'}/${id[0]}/${id[1]}/${id}.jpg`;
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
writeFileSync(join(dataDir, 'pictures.json'), JSON.stringify(pictures));

/** @param {string} name */
function getFile(name) {
  const path = join(dataPaths(dataDir).snapshots, manifest.id, name);
  return existsSync(path) ? readFileSync(path) : new Uint8Array(0);
}

/**
 * @param {import('@deckwright/domain').Card} card
 * @param {import('@deckwright/domain').CardFace} face
 * @returns {import('./card-svg.mjs').PictureFacts}
 */
function pictureFacts(
  { colorIdentity, summary },
  { name, typeLine, manaCost, text, power, toughness, loyalty, defense },
) {
  return {
    name,
    primaryType: primaryType(typeLine),
    colors: listColors(colorIdentity),
    typeLine,
    manaCost: manaCost ?? '',
    text: text ?? summary,
    corner: power && toughness ? `${power}/${toughness}` : (loyalty ?? defense),
  };
}

/**
 * The id in the address of a picture.
 * @param {string | null} address
 */
function readId(address) {
  return /([\w-]+)\.jpg/.exec(address ?? '')?.[1] ?? null;
}

/** @param {string} name */
function toId(name) {
  const hex = createHash('sha256').update(name).digest('hex');
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, index) => hex.slice(ends[index - 1] ?? 0, end)).join('-');
}
