/** The recommended practice that this folder holds, with an id of its own, so that a table read says which edition it is of. */
import type { Source } from '@keelson/equations'
import { dnvRpB401 } from '../dnv-rp-b401-2021/source.ts'

export const dnvRpB4012005: Source = { ...dnvRpB401, id: 'DNV-RP-B401:2005', revision: 'January 2005, amended 2008' }
