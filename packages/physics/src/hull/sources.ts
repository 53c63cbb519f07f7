/** Handbooks of the hull at rest. */
import type { Source } from '@keelson/equations'

export const barrassDerrett: Source = {
  id: 'Barrass and Derrett',
  title: 'Ship Stability for Masters and Mates',
  publisher: 'Butterworth-Heinemann',
  revision: '6th ed. 2006',
  read: 'public descriptions',
}
