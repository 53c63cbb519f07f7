/** Where the costs and the economics of a field come from. */
import type { Source } from '@keelson/equations'

/** The benchmark tables are no published standard, and every page that uses them says so. */
export const costScreening: Source = {
  id: 'Cost screening benchmark',
  title:
    'Screening benchmarks of offshore capital and operating cost in an open-source library, Gulf of Mexico; no published standard',
  publisher: 'digitalmodel, field development',
  revision: '2024 cost basis',
}
export const garvey: Source = {
  id: 'Garvey, Book and Covert (2016)',
  title: 'Probability methods for cost uncertainty analysis: a systems engineering perspective, 2nd ed.',
  publisher: 'CRC Press',
  revision: '2016',
  read: 'public descriptions',
}
export const aace41r08: Source = {
  id: 'AACE 41R-08',
  title: 'Risk analysis and contingency determination using range estimating',
  publisher: 'AACE International',
  revision: '2008',
  read: 'public descriptions',
}
export const newendorp: Source = {
  id: 'Newendorp and Schuyler (2000)',
  title: 'Decision analysis for petroleum exploration, 2nd ed.',
  publisher: 'Planning Press',
  revision: '2000',
  read: 'public descriptions',
}
export const prms: Source = {
  id: 'SPE PRMS',
  title: 'Petroleum Resources Management System',
  publisher: 'SPE, WPC, AAPG, SPEE, SEG, SPWLA, EAGE',
  revision: '2018',
  read: 'public descriptions',
}
export const unitCost: Source = {
  id: 'UK unit operating cost',
  title: 'Unit operating cost: annual operating cost divided by annual production',
  publisher: 'NSTA and Offshore Energies UK, annual reports',
  revision: '2023',
  read: 'public descriptions',
}
