/** What bsee-production-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'US offshore (BSEE) production summary by field, lease, well and time',
  question:
    'What did this field, lease, unit or set of wells on the US outer continental shelf produce, when, and how sound are the records?',
  askedAs: [
    'How much oil, gas and water has the Jack field made so far in the Gulf of Mexico?',
    'What was the peak rate of lease G25251, and in which month?',
    'Give me monthly volumes by API number for a decline curve analysis.',
    'What is the GOR and water cut of this deepwater field from the OGOR-A files?',
    'Which operator and which well produced the most, and is anything wrong with the reported days or volumes?',
    'Cumulative barrels of oil equivalent of an OCS block, lease or unit from the BSEE or BOEM records',
  ],
  method: [
    {
      title: 'Official format',
      text: 'OGOR-A text or zip with one text: 19 quoted columns, Latin-1, no header; read as text, blanks stripped, volumes to whole numbers. A line of another form is refused with file and line; a header line is left out and reported.',
      module: 'datarepo/wells/_shared/ogor-a/records.ts',
    },
    {
      title: 'Codes',
      text: 'Product code S is service: its days are not producing days. The well status code never decides whether a volume counts.',
      module: 'datarepo/wells/_shared/ogor-a/well-months.ts',
    },
    {
      title: 'Duplicates',
      text: 'Records identical in all 19 fields, in one file or several, count once.',
      module: 'datarepo/wells/_shared/ogor-a/records.ts',
    },
    {
      title: 'Selection',
      text: 'Filters combine with AND, entries of one filter with OR; months are included at both ends; 10 digits select all bores of a well.',
      module: 'datarepo/wells/_shared/ogor-a/selection.ts',
    },
    {
      title: 'Totals',
      text: 'A record is a completion interval in a month: volumes are summed over intervals, records are never counted as wells. Oil equivalent by the factor given.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Rates',
      text: 'Calendar-day rate: volume over days in the month. Producing-day rate: volume over the producing days of the wells, which are the summed days of the intervals, at most the days in the month.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Ratios',
      text: 'Gas-oil ratio, water cut and water-oil ratio; none where the denominator is zero.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Uptime',
      text: 'Producing days over days in the month, of each well from its first month with oil or gas, in months in which it files other than service records; the mean over wells.',
      module: 'datarepo/wells/_shared/ogor-a/well-months.ts',
    },
    {
      title: 'First, last and peak oil',
      text: "From volumes, not from the operator's date of first production, which may precede the files or be blank. The peak is the highest calendar-day rate.",
      module: 'datarepo/wells/bsee-production-summary/calculate-series.ts',
    },
    {
      title: 'Groupings',
      text: 'By year, month, lease, API12, API10, operator and field; each must sum to the same total, to the barrel.',
      module: 'datarepo/wells/bsee-production-summary/calculate-groups.ts',
    },
    {
      title: 'Facts of wells and fields',
      text: 'Name, spud and total depth date, depths, coordinates and field nickname joined to the left: production without facts stays.',
      module: 'datarepo/wells/_shared/ogor-a/facts.ts',
    },
    {
      title: 'Trends',
      text: 'Exponential decline of the last 24 months with oil by least squares of the logarithm of the rate; water-oil ratio against cumulative oil.',
      module: 'datarepo/wells/bsee-production-summary/calculate-decline.ts',
    },
  ],
  assumptions: [
    'Volumes are as the operators filed them; oil includes condensate, gas includes casinghead gas.',
    'The data are dated at the end of the last month in the files: the date on which the agency made a file does not stand in it.',
    'The last two to three months of a file are filed late and revised: read them as preliminary.',
    'Months after the last of the files are not yet filed: they are absent, never zero.',
    'A month without oil is explained when records were filed for it and no oil completion (product code O) reports a day of production.',
    'A negative volume is a correction: it counts in the sums and fails its check, so that somebody looks at the month. Days beyond the month and unexplained gaps fail likewise. Blank leases or fields, duplicates and wells without facts are reported and fail nothing: no total depends on them.',
    'A group without code is named (blank); it belongs to no lease or field and keeps the groups equal to the total.',
    'The producing-day rate of a selection of several wells is that of the average well on a day on which it produced.',
  ],
  validity: [
    'OGOR-A delimited files of 19 columns; volumes of at most 12 digits.',
    'The files given: a folder that holds an extract of the official files gives the totals of that extract.',
  ],
  notChecked: [
    'Whether the operators measured and allocated correctly; revisions filed after the files were made',
    'Whether the files given are complete: a year left out shows as a gap only between first and last oil',
    'Allocation of the production of a unit to its leases',
    'Sales, royalty and quality of oil and gas; gas lift, flared or used gas',
  ],
}
