/** The recommended practice that this folder holds; DNV-RP-N103 took its place in 2017 with the same method. */
import type { Source } from '@keelson/equations'

export const dnvRpH103: Source = {
  id: 'DNV-RP-H103',
  title: 'Modelling and analysis of marine operations, now DNV-RP-N103',
  publisher: 'DNV',
  revision: '2011',
  read: 'public descriptions',
}
