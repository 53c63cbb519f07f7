/** The data sheet that this folder holds. */
import type { Source } from '@keelson/equations'

export const ncelDragAnchors: Source = {
  id: 'NCEL TDS 83-08R',
  title: 'Drag embedment anchors for Navy moorings',
  publisher: 'Naval Civil Engineering Laboratory',
  revision: 'June 1987',
  read: 'the recollection of two engineers, who agree',
}
