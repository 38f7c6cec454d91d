export {
  type CollectionEntry,
  type CollectionProblem,
  type ReadCollection,
  readCollection,
} from './read-collection.ts';
