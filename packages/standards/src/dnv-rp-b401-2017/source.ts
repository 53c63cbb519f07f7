/** The recommended practice that this folder holds, with an id of its own, so that a table read says which edition it is of. */
import type { Source } from '@keelson/equations'
import { dnvRpB401 } from '../dnv-rp-b401-2021/source.ts'

export const dnvRpB4012017: Source = { ...dnvRpB401, id: 'DNV-RP-B401:2017', revision: 'June 2017' }
