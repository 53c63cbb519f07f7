/** What the reader of a query should know: why the direct solver answered. */
import { atlasWarnings } from '../../_shared/atlas/declared.ts'

export const warnings = atlasWarnings('margin')
