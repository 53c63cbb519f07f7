/** Works on the manoeuvring of ships. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions'

export const mmg: Source = {
  id: 'Yasukawa and Yoshimura (2015)',
  title: 'Introduction of MMG standard method for ship maneuvering predictions',
  publisher: 'Journal of Marine Science and Technology 20',
  revision: '2015',
  read: PUBLIC,
}

export const clarke: Source = {
  id: 'Clarke et al. (1983)',
  title: 'The application of manoeuvring criteria in hull design using linear theory',
  publisher: 'Transactions RINA 125',
  revision: '1983',
  read: 'public descriptions and an open implementation',
}

export const msc137: Source = {
  id: 'IMO MSC.137(76)',
  title: 'Standards for ship manoeuvrability',
  publisher: 'IMO',
  revision: '2002',
  read: PUBLIC,
}
