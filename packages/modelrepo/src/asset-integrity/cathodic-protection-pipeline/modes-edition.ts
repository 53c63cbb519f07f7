/** The one place where an edition of DNV-RP-F103 is chosen: from its year to what it tables. */
import { EDITION_2010 } from '@keelson/standards/dnv-rp-f103-2010/edition.ts'
import { EDITION_2019, type PipelineEdition } from '@keelson/standards/dnv-rp-f103-2019/edition.ts'

export const YEARS = { '2010': 'DNV-RP-F103 (2010)', '2019': 'DNV-RP-F103 (2019)' } as const
export type EditionYear = keyof typeof YEARS

const EDITIONS: Readonly<Record<EditionYear, PipelineEdition>> = { '2010': EDITION_2010, '2019': EDITION_2019 }
export const editionOf = (year: EditionYear): PipelineEdition => EDITIONS[year]
