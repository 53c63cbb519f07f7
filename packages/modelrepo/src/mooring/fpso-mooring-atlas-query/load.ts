/** Reads the atlas file that stands beside this one. */
import { loadAtlas } from '../../_shared/atlas/load-atlas.ts'
import { ATLAS_ID } from './atlas-names.ts'

/** The atlas, checked, with the digest of its file. */
export const load = () => loadAtlas(ATLAS_ID, import.meta.url)
