/** What sodir-field-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const own = (file: string) => `datarepo/wells/sodir-field-summary/${file}.ts`

const RESOURCES = 'standards/sodir-factpages/resources.ts'

export const about: About = {
  title: 'Norwegian shelf (SODIR) field production and reserves summary',
  question: 'What did this Norwegian field, or the whole shelf, produce, what is left of it, and do the tables agree?',
  askedAs: [
    'How much oil has Statfjord produced and what is remaining?',
    'Norwegian shelf oil and gas production by year from FactPages.',
    'What share of the recoverable reserves of Alvheim is already produced?',
    'Which fields on the Norwegian continental shelf produce the most oil equivalent?',
    'How much was invested in this NCS field per Sm3 of recoverable oil equivalent?',
    'What is left to produce at Troll or Johan Sverdrup, by the tables of the Norwegian directorate (NPD)?',
  ],
  method: [
    {
      title: 'Official format',
      text: 'FactPages exports in UTF-8 with a header line, read by the names of their columns: as CSV, or in a zip or a workbook. Rows of another form are rejected with their reason; a table that lacks a column, or has decimal commas, is refused.',
      module: own('load-tables'),
    },
    {
      title: 'Joining',
      text: 'On the NPDID number, never on names, which change. A field is asked for by its exact name, whatever its case, or by its number.',
      module: own('calculate-selection'),
    },
    {
      title: 'Cumulative production',
      text: 'Sum of the rows from the first to the last year, both included. Negative rows correct earlier ones: they are summed and counted. A monthly file is summed to years; a last year without its twelve months is in no peak.',
      module: own('calculate-years'),
    },
    {
      title: 'Oil equivalent',
      text: 'Oil, condensate and NGL, and gas at 1000 Sm3. NGL is a volume in the tables of production; in that of reserves it is in tonnes, of 1.9 Sm3 each.',
      module: RESOURCES,
    },
    {
      title: 'Reserves',
      text: 'Recovered fraction, closure error (recoverable less remaining less produced), reserves to production. A closure beyond 1 mill Sm3 and 5 % of the recoverable is warned of.',
      module: RESOURCES,
    },
    {
      title: 'First, peak, plateau and decline',
      text: 'The first year above zero, the largest years of oil equivalent and oil, years about the peak with nine tenths of it, and the decline since by least squares of the logarithm.',
      module: own('calculate-life'),
    },
    {
      title: 'Ratios',
      text: 'Water over water, oil and condensate; gas over oil in Sm3 over Sm3; oil of a monthly file over the days of its months.',
      module: RESOURCES,
    },
    {
      title: 'Investments',
      text: 'Nominal, summed to the last year; per recoverable oil equivalent. Nothing is inflated: no index is given.',
      module: own('calculate-reserves'),
    },
    {
      title: 'Net and gross',
      text: 'Net is sold; gross holds what is injected, burnt and flared. A gross file gives gross volumes and its rate, and stands in no ratio with reserves.',
      module: own('calculate'),
    },
    {
      title: 'The shelf',
      text: 'Without a field: all rows; volumes of each year, fields that ever produced, the five with most oil equivalent in the last year, what remains of all.',
      module: own('calculate'),
    },
  ],
  assumptions: [
    'A field is its NPDID: what a satellite produces through a host counts where the directorate reports it.',
    'The data are dated at the end of the last year in the production file; reserves at the date that they state.',
    'Years after the last of the production file are forecasts or zero in the file of investments, and count only where the window reaches them.',
    'Volumes are at 15 °C and 1.01325 bar, as the directorate reports them; a Sm3 of oil is 6.28981077 bbl.',
  ],
  validity: [
    'FactPages tables field_production_yearly, field_production_monthly, field_production_gross_monthly, field_reserves, field_investment_yearly and fldArea, by the names of their columns.',
    'Closure and recovered fraction mean something where the window is the whole life to the year of the reserves.',
  ],
  notChecked: [
    'Whether the directorate revised the tables since they were exported',
    'Production that is reported on a sister field or a host, as Sleipner Vest on Sleipner Øst',
    'Contingent and prospective resources',
    'Tax, price and the worth of what remains; investments in real terms',
  ],
}
