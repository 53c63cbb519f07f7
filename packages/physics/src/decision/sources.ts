/** Where the methods of ranking by several criteria come from. */
import type { Source } from '@keelson/equations'

export const saaty: Source = {
  id: 'Saaty (1980)',
  title: 'The analytic hierarchy process',
  publisher: 'McGraw-Hill',
  revision: '1980',
  read: 'public descriptions',
}
export const hwangYoon: Source = {
  id: 'Hwang and Yoon (1981)',
  title: 'Multiple attribute decision making: methods and applications',
  publisher: 'Springer',
  revision: '1981',
  read: 'public descriptions',
}
