/** The one place where an edition of DNV-RP-B401 is chosen: from its year to what it tables. */
import { EDITION_2005 } from '@keelson/standards/dnv-rp-b401-2005/edition.ts'
import { EDITION_2010 } from '@keelson/standards/dnv-rp-b401-2010/edition.ts'
import { EDITION_2017 } from '@keelson/standards/dnv-rp-b401-2017/edition.ts'
import { type DesignEdition, EDITION_2021 } from '@keelson/standards/dnv-rp-b401-2021/edition.ts'

export const YEARS = {
  '2005': 'DNV-RP-B401 (2005)',
  '2010': 'DNV-RP-B401 (2010)',
  '2017': 'DNV-RP-B401 (2017)',
  '2021': 'DNV-RP-B401 (2021)',
} as const
export type EditionYear = keyof typeof YEARS

const EDITIONS: Readonly<Record<EditionYear, DesignEdition>> = {
  '2005': EDITION_2005,
  '2010': EDITION_2010,
  '2017': EDITION_2017,
  '2021': EDITION_2021,
}
export const editionOf = (year: EditionYear): DesignEdition => EDITIONS[year]
