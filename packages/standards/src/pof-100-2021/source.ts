/** The specification that this folder holds. */
import type { Source } from '@keelson/equations'

export const pof100: Source = {
  id: 'POF 100',
  title: 'Specifications and requirements for in-line inspection of pipelines',
  publisher: 'Pipeline Operators Forum',
  revision: '2021',
}
