/** What bsee-production-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'US offshore (BSEE) production summary by field, lease, well and time',
  question: 'What did the selected US offshore fields, leases or wells produce, and are the records consistent?',
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
      text: 'OGOR-A text files, or zip files that contain one text file, are read. The text has 19 quoted columns in Latin-1 encoding without a header. Blanks are stripped and volumes are converted to whole numbers. A line in another form is rejected with its file and line number. A header line is ignored and reported.',
      module: 'datarepo/wells/_shared/ogor-a/records.ts',
    },
    {
      title: 'Codes',
      text: 'Product code S is service, and its days are not producing days. The well status code does not affect whether a volume is counted.',
      module: 'datarepo/wells/_shared/ogor-a/well-months.ts',
    },
    {
      title: 'Duplicates',
      text: 'Records identical in all 19 fields, in one or more files, are counted once.',
      module: 'datarepo/wells/_shared/ogor-a/records.ts',
    },
    {
      title: 'Selection',
      text: 'Filters combine with AND, and entries of one filter with OR. Both end months are included. A 10-digit number selects all wellbores of a well.',
      module: 'datarepo/wells/_shared/ogor-a/selection.ts',
    },
    {
      title: 'Totals',
      text: 'A record is one completion interval in one month. Volumes are summed over intervals, and records are not counted as wells. Oil equivalent uses the entered factor.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Rates',
      text: 'The calendar-day rate is the volume divided by the days in the month. The producing-day rate is the volume divided by the well producing days. Well producing days are the sum over intervals, limited to the days in the month.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Ratios',
      text: 'Gas-oil ratio, water cut and water-oil ratio are calculated. No value is reported if the denominator is zero.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Uptime',
      text: 'Uptime is producing days divided by days in the month. It is calculated for each well from its first month with oil or gas, for months with records other than service. The mean over wells is reported.',
      module: 'datarepo/wells/_shared/ogor-a/well-months.ts',
    },
    {
      title: 'First, last and peak oil',
      text: "First, last and peak oil are determined from volumes, not from the operator's date of first production. That date may precede the files or be blank. The peak is the highest calendar-day rate.",
      module: 'datarepo/wells/bsee-production-summary/calculate-series.ts',
    },
    {
      title: 'Groupings',
      text: 'Totals are grouped by year, month, lease, API12, API10, operator and field. Every grouping must sum to the same total, to the barrel.',
      module: 'datarepo/wells/bsee-production-summary/calculate-groups.ts',
    },
    {
      title: 'Well and field data',
      text: 'Name, spud date, total depth date, depths, coordinates and field nickname are added from the reference tables. Production without reference data is kept.',
      module: 'datarepo/wells/_shared/ogor-a/facts.ts',
    },
    {
      title: 'Trend analysis',
      text: 'An exponential decline is fitted to the last 24 months with oil by least squares on the logarithm of the rate. The water-oil ratio is plotted against cumulative oil.',
      module: 'datarepo/wells/bsee-production-summary/calculate-decline.ts',
    },
  ],
  assumptions: [
    'Volumes are as filed by the operators. Oil includes condensate and gas includes casinghead gas.',
    'The data are dated at the end of the last month in the files, because the files do not state when the agency issued them.',
    'The last two to three months of a file are preliminary because records are filed late and revised.',
    'Months after the end of the files are missing, not zero, because they are not yet filed.',
    'A month without oil is explained if records were filed for it and no oil completion (product code O) reports a day of production.',
    'A negative volume is a correction. It is included in the sums but fails its check so that the month is reviewed. Days exceeding the month and unexplained gaps also fail. Blank leases or fields, duplicates and wells without reference data are reported only, because they do not affect totals.',
    "A group without a code is named '(blank)'. Such a group belongs to no lease or field and keeps the group totals equal to the overall total.",
    'For several wells, the producing-day rate is the average well rate on a producing day.',
  ],
  validity: [
    'Valid for OGOR-A delimited files of 19 columns with volumes of at most 12 digits.',
    'Valid for the files provided. An extract of the official files gives the totals of that extract.',
  ],
  notChecked: [
    'Measurement and allocation accuracy, and revisions filed after the files were issued',
    'Completeness of the files (a missing year appears as a gap only between first and last oil)',
    'Allocation of unit production to leases',
    'Sales, royalty and quality of oil and gas; gas lift, flared or used gas',
  ],
}
