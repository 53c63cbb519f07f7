/** What periods and motions of ships in early design rest on. */
import type { Source } from '@keelson/equations'

export const imoIsCode: Source = {
  id: 'IMO 2008 IS Code',
  title: 'International Code on Intact Stability',
  publisher: 'IMO',
  revision: 'MSC.267(85)',
  read: 'public descriptions',
}

export const jensenMansourOlsen: Source = {
  id: 'Jensen, Mansour and Olsen (2004)',
  title: 'Estimation of ship motions using closed-form expressions',
  publisher: 'Ocean Engineering 31',
  revision: '2004',
  read: 'public descriptions',
}

export const ittc: Source = {
  id: 'ITTC 7.5-02-07-02',
  title: 'Recommended procedures: seakeeping',
  publisher: 'ITTC',
  revision: '2021',
  read: 'public descriptions',
}
