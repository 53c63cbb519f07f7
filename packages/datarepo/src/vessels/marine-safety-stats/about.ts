/** What marine-safety-stats answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const here = (file: string) => `datarepo/vessels/marine-safety-stats/${file}`

export const about: About = {
  title: 'Marine and offshore incident statistics',
  question: 'How many incidents of which kind were reported, how often a year, and does the rate change?',
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
      title: 'Official layouts',
      text: 'IncidentNews, the table of BSEE by category, the export of GISIS, MARSIS occurrences, or the unified columns. A row that does not have the cells of its header is left out and counted.',
      module: here('calculate-csv.ts'),
    },
    {
      title: 'Mapping',
      text: 'Each layout to one form, the words of the source as they stand; a blank class is unspecified. A blank or unreadable number is unknown, never zero.',
      module: here('calculate-incidents.ts'),
    },
    {
      title: 'Duplicates',
      text: 'By the key of the source: its number, or source and number together; the first row stays. A row without a key is no duplicate.',
      module: here('calculate-incidents.ts'),
    },
    {
      title: 'Window and counts',
      text: 'By the year of the incident, both ends included; a row without a date is in no year. Tags and consequences count under each, so that they do not add up.',
      module: here('calculate-counts.ts'),
    },
    {
      title: 'Table of categories',
      text: 'Totals of each column over the window; the published total and the sum of the categories stand side by side, since an incident may be in several.',
      module: here('calculate-categories.ts'),
    },
    {
      title: 'Rate and limits',
      text: 'Count over exposure, with the exact Poisson limits by chi-squared quantiles.',
      module: 'physics/event-rates/rate.ts',
    },
    {
      title: 'Trend and scatter',
      text: 'Mann-Kendall test with ties and continuity correction, Sen slope, index of dispersion; with three years or more.',
      module: 'physics/event-rates/trend.ts',
    },
    {
      title: 'Two periods',
      text: 'Ratio of their rates, with limits by its logarithm.',
      module: 'physics/event-rates/rate.ts',
    },
  ],
  assumptions: [
    'Counts follow reporting as much as occurrence: IncidentNews lists what its agency supported, other lists rest on duty or will to report.',
    'The last years of a list are filed late and revised: read them as preliminary.',
    'A year of the window without a row has no occurrence; in a table of categories a year without a row is unknown.',
    'Exact limits hold for independent events at an even rate; the test of dispersion says where they do not.',
    'An occurrence of MARSIS stands on a row for each vessel and accident type: its first row gives its type and its deaths.',
    'Potential releases are what might have been released, in US gallons; nothing is said of what was.',
    'The control chart takes every year as one year of exposure.',
  ],
  validity: [
    'Lists in the layouts named; files of at most 64 MiB, UTF-8.',
    'The normal approximation of the Mann-Kendall test is rough below ten years; its probability is then indicative.',
    'Dates up to the day of the run.',
  ],
  notChecked: [
    'Whether a list is complete, and whether an incident of one source is also in another under a number of its own',
    'Exposure of fleets and platforms: a rate per year says nothing of a rate per ship',
    'Serial correlation between years, which makes trends look more certain than they are',
    'Exact conditional limits of the ratio of two rates, and negative binomial limits of scattered counts',
    'Causes and consequences beyond the words of the source',
  ],
}
