import { AppError } from '@deckwright/domain';
import type { Lease } from './snapshot-manager.ts';

/** The manifest of the served snapshot; null if none is served. */
export function getServedManifest(acquire: () => Lease): Lease['snapshot']['manifest'] | null {
  let lease: Lease;
  try {
    lease = acquire();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
  const { manifest } = lease.snapshot;
  lease.release();
  return manifest;
}
