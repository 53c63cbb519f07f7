/** The bulletin that this folder holds; its constants and regimes of collapse are those of API TR 5C3. */
import type { Source } from '@keelson/equations'

export const apiBull5c3: Source = {
  id: 'API Bulletin 5C3',
  title: 'Formulas and calculations for casing, tubing, drill pipe, and line pipe properties',
  publisher: 'API',
  revision: '6th edition, 1994',
  read: 'public descriptions and an open implementation',
}
