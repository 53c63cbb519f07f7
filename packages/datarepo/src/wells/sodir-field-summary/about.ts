/** What sodir-field-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const own = (file: string) => `datarepo/wells/sodir-field-summary/${file}.ts`

const RESOURCES = 'standards/sodir-factpages/resources.ts'

export const about: About = {
  title: 'Norwegian shelf (SODIR) field production and reserves summary',
  question:
    'What are the produced and remaining volumes of this Norwegian field or the whole shelf, and are the tables consistent?',
  askedAs: [
    'How much oil has Statfjord produced and what is remaining?',
    'Norwegian shelf oil and gas production by year from FactPages.',
    'What share of the recoverable reserves of Alvheim is already produced?',
    'Which fields on the Norwegian continental shelf produce the most oil equivalent?',
    'How much was invested in this NCS field per Sm3 of recoverable oil equivalent?',
    'What is left to produce at Troll or Johan Sverdrup, by the tables of the Norwegian directorate (NPD)?',
  ],
  yieldsUnlessSaid: [['norwegian', 'shelf', 'npdid']],
  method: [
    {
      title: 'Official format',
      text: 'FactPages exports (UTF-8 with a header line) are read by column name, as CSV or within a zip file or workbook. Rows in another form are rejected with a reason. A table with a missing column or decimal commas is rejected.',
      module: own('load-tables'),
    },
    {
      title: 'Table linking',
      text: 'Tables are linked by NPDID number because names change. A field is selected by its exact name, in any letter case, or by its number.',
      module: own('calculate-selection'),
    },
    {
      title: 'Cumulative production',
      text: 'Rows are summed from the first to the last year, inclusive. Negative rows are corrections to earlier rows, and are included in the sum and counted. Monthly data are summed by year. A final year with fewer than twelve months is excluded from the peaks.',
      module: own('calculate-years'),
    },
    {
      title: 'Oil equivalent',
      text: 'Oil equivalent is the sum of oil, condensate, NGL and gas, with 1,000 Sm³ of gas counted as one Sm³. NGL is a volume in the production tables. In the reserves tables NGL is in tonnes and is converted at 1.9 Sm³ per tonne.',
      module: RESOURCES,
    },
    {
      title: 'Reserves',
      text: 'Recovered fraction, closure error (recoverable minus remaining minus produced volume) and reserves-to-production ratio are calculated. A warning is issued if the closure error exceeds both 1 million Sm³ and 5 % of the recoverable volume.',
      module: RESOURCES,
    },
    {
      title: 'First, peak, plateau and decline',
      text: 'The first year above zero and the peak years of oil equivalent and oil are identified. The plateau is the period around the peak with at least nine tenths of the peak volume. The decline after the plateau is fitted by least squares on the logarithm of the annual volume.',
      module: own('calculate-life'),
    },
    {
      title: 'Ratios',
      text: 'The water cut is water divided by the sum of water, oil and condensate. The gas-oil ratio is in Sm³ per Sm³. The oil rate of a monthly file is the oil volume divided by the days of its months.',
      module: RESOURCES,
    },
    {
      title: 'Investments',
      text: 'Investments are nominal and summed to the last year, and are also reported per recoverable oil equivalent. No inflation adjustment is made because no index is entered.',
      module: own('calculate-reserves'),
    },
    {
      title: 'Net and gross',
      text: 'Net volumes are sales volumes. Gross volumes include gas that is injected, used as fuel or flared. A gross file gives gross volumes and rates only and is not compared with reserves.',
      module: own('calculate'),
    },
    {
      title: 'Whole shelf',
      text: 'If no field is selected, all rows are used. Annual volumes, the number of producing fields, the total remaining volume and the five largest fields of the last year by oil equivalent are reported.',
      module: own('calculate'),
    },
  ],
  assumptions: [
    'A field is identified by its NPDID. Satellite production through a host is counted where the directorate reports it.',
    'The data are dated at the end of the last year in the production file, and the reserves at their stated date.',
    'Investments after the last production year are forecasts or zero and are included only if the window extends to them.',
    'Volumes are at 15 °C and 1.01325 bar, as reported by the directorate. One Sm³ of oil is 6.28981077 bbl.',
  ],
  validity: [
    'Valid for FactPages tables field_production_yearly, field_production_monthly, field_production_gross_monthly, field_reserves, field_investment_yearly and fldArea, read by column name.',
    'Closure and recovered fraction are valid only if the window covers the whole life to the reserves year.',
  ],
  notChecked: [
    'Revisions of the tables by the directorate after export',
    'Production reported on a sister field or host, such as Sleipner Vest on Sleipner Øst',
    'Contingent and prospective resources',
    'Tax, price and value of the remaining volumes, and investments in real terms',
  ],
}
