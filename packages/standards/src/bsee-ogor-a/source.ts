/** The official production files that this folder stands for, and the well numbers and conventions that go with them. */
import type { Source } from '@keelson/equations'

export const ogorA: Source = {
  id: 'BSEE OGOR-A',
  title: 'Oil and Gas Operations Report, Part A: well production, public delimited files',
  publisher: 'BSEE and ONRR',
  revision: '19-column delimited files',
}

export const apiD12A: Source = {
  id: 'API D12A',
  title: 'The API well number and standard state and county numeric codes including offshore waters',
  publisher: 'API',
  revision: '1979',
  read: 'public descriptions',
}
