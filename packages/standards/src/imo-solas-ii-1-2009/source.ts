/** The chapter that this folder holds: the probabilistic rules in force from 2009 on. */
import type { Source } from '@keelson/equations'

export const solas2009: Source = {
  id: 'SOLAS II-1 (2009)',
  title: 'SOLAS chapter II-1 part B-1, subdivision and damage stability',
  publisher: 'IMO',
  revision: 'MSC.216(82), in force 2009, as in Division 221',
  read: 'public descriptions',
}
