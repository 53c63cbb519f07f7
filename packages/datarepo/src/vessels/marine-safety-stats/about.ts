/** What marine-safety-stats answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const here = (file: string) => `datarepo/vessels/marine-safety-stats/${file}`

export const about: About = {
  title: 'Marine and offshore incident statistics',
  question: 'How many incidents of each kind were reported, at what annual rate, and is there a trend?',
  askedAs: [
    'How many oil spills and groundings did NOAA respond to each year, and is it a trend?',
    'Are fatalities and fires on the US outer continental shelf going down?',
    'Count the very serious casualties in my GISIS export by year and type.',
    'We had 3 lost time incidents in 2.5 million man-hours: what is the 95 % confidence interval of the rate?',
    'Compare the accident rate of two periods with limits.',
    'Statistics of injuries, collisions and groundings by vessel type, with a Poisson trend',
  ],
  method: [
    {
      title: 'Source layouts',
      text: 'IncidentNews, the BSEE category table, the GISIS export, MARSIS occurrences and the unified columns are accepted. A row whose number of cells differs from the number of header cells is rejected and counted.',
      module: here('calculate-csv.ts'),
    },
    {
      title: 'Mapping',
      text: 'Each layout is mapped to a common form with the source wording unchanged. A blank class is reported as unspecified. A blank or unreadable number is unknown, not zero.',
      module: here('calculate-incidents.ts'),
    },
    {
      title: 'Duplicates',
      text: 'Duplicates are identified by the source number, or by source and number together. The first row is kept. A row without a key is not a duplicate.',
      module: here('calculate-incidents.ts'),
    },
    {
      title: 'Window and counts',
      text: 'Occurrences are counted by incident year, including both end years. A row without a date is not counted in any year. Tags and consequences are counted separately and need not add up to the total.',
      module: here('calculate-counts.ts'),
    },
    {
      title: 'Category table',
      text: 'Each column is totalled over the window. The published total and the sum of categories are shown side by side because an incident may be in several categories.',
      module: here('calculate-categories.ts'),
    },
    {
      title: 'Rate and limits',
      text: 'The rate is the count divided by the exposure. Exact Poisson limits are calculated from chi-squared quantiles.',
      module: 'physics/event-rates/rate.ts',
    },
    {
      title: 'Trend and dispersion',
      text: 'The Mann-Kendall test (with tie and continuity corrections), Sen slope and index of dispersion are calculated for three or more years.',
      module: 'physics/event-rates/trend.ts',
    },
    {
      title: 'Period comparison',
      text: 'The ratio of the two period rates is calculated, with confidence limits from the logarithm of the ratio.',
      module: 'physics/event-rates/rate.ts',
    },
  ],
  assumptions: [
    'Counts reflect reporting as well as occurrence. IncidentNews lists incidents supported by its agency. Other lists depend on mandatory or voluntary reporting.',
    'The last years of a list are preliminary because records are filed late and revised.',
    'A year without a row is assumed to have no occurrences. In a category table its number is unknown.',
    'The exact limits assume independent events at a constant rate. The dispersion test identifies departures from this assumption.',
    'A MARSIS occurrence has one row for each vessel and accident type. Its first row sets its type and fatalities.',
    'Potential releases are the quantities that could have been released, in US gallons. Actual releases are not reported.',
    'Each year of the control chart is one year of exposure.',
  ],
  validity: [
    'Valid for lists in the named layouts, as UTF-8 files of at most 64 MiB.',
    'The normal approximation of the Mann-Kendall test is inaccurate for fewer than ten years, and the probability is then only indicative.',
    'Valid for dates up to the day of the run.',
  ],
  notChecked: [
    'Completeness of a list, and incidents repeated in another source under a different number',
    'Fleet and platform exposure (an annual rate is not a rate per ship)',
    'Serial correlation between years, which overstates the significance of trends',
    'Exact conditional limits for a rate ratio, and negative binomial limits for overdispersed counts',
    'Causes and consequences other than those stated in the source',
  ],
}
