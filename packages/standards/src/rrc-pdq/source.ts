/** The official production dump of Texas that this folder stands for, and the report that operators file for it. */
import type { Source } from '@keelson/equations'

export const rrcPdq: Source = {
  id: 'RRC PDQ dump',
  title: 'Production Data Query dump: delimited tables and their user manual',
  publisher: 'Railroad Commission of Texas',
  revision: 'monthly publication, production from January 1993',
  read: 'public descriptions',
}

export const formPr: Source = {
  id: 'RRC Form PR',
  title: 'Monthly production report',
  publisher: 'Railroad Commission of Texas',
  revision: '16 TAC 3.27',
  read: 'public descriptions',
}
