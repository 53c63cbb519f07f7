/** What texas-rrc-production-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const OWN = 'datarepo/wells/texas-rrc-production-summary'

export const about: About = {
  title: 'Texas Railroad Commission lease production summary',
  question: 'What did the selected Texas leases, operators or districts produce, and are the records consistent?',
  askedAs: [
    'How much oil and gas did Railroad Commission district 8 in Texas produce last year?',
    'Sum up the production of this Texas lease number from the PDQ dump.',
    'Which operator has the most liquids in RRC district 7B?',
    'What is the condensate and casinghead gas of my Texas leases by month?',
    'Which months of the Texas production data dump are still being filed, and are its lease records sound?',
    'Top operators of a county in the Permian or the Eagle Ford by oil and gas of their leases',
  ],
  yieldsUnlessSaid: [['texa', 'county', 'district']],
  method: [
    {
      title: 'Official format',
      text: "Production Data Query dump files are text with a header line, columns separated by '}', no quotation marks and blanks as padding. An empty cell is treated as no value. Files may be plain, zipped or in a zip within a zip. A long table is unpacked while it is read, so only its sums are kept in memory. A table without the key and volume columns is rejected.",
      module: 'datarepo/_shared/duckdb/text-table.ts',
    },
    {
      title: 'Rejected records',
      text: 'Lines whose column count differs from the header, and records with a malformed key or volume, are excluded from all sums. The exclusions are counted by reason with the first example, and a check fails. Text entered directly with such lines is rejected, as is a table with mostly rejected lines.',
      module: `${OWN}/load-records.ts`,
    },
    {
      title: 'Record key',
      text: 'The key is lease type, district, lease number and month. A lease number may occur in several districts, so leases are counted by type, district and number. A repeated key fails a check.',
      module: `${OWN}/load-tallies.ts`,
    },
    {
      title: 'Districts',
      text: 'The files contain a district number and a district name, which differ from number 07 upwards. Results use names. An entered district is read as a name. If the entry is not a district name but is a district number, it is read as the number and a warning is issued.',
      module: 'standards/rrc-pdq/districts.ts',
    },
    {
      title: 'Liquids and gas',
      text: 'Oil leases report oil and casinghead gas; gas leases report condensate and gas-well gas. Liquids are oil and condensate, and gas is gas-well and casinghead gas. Each column is summed over all records. A volume in a column of the other lease type fails a check.',
      module: 'standards/rrc-pdq/volumes.ts',
    },
    {
      title: 'Volumes excluded from production',
      text: 'Gas lift, allowables and limits, ending balances and dispositions are not added to production.',
      module: `${OWN}/load-columns.ts`,
    },
    {
      title: 'Cross-checks',
      text: 'If the dump contains them, agency totals by district and month, field and operator are compared with the lease sums. A table that cannot be read is excluded and a warning is issued. For every oil lease, the balance of production, dispositions and stock change is checked over its months.',
      module: `${OWN}/load-agency.ts`,
    },
    {
      title: 'Water',
      text: 'The official data contain no water, so water is reported as not applicable. Records entered directly may include water.',
      module: `${OWN}/calculate-totals.ts`,
    },
    {
      title: 'Late filing',
      text: 'The newest three months of production are incomplete. These months are marked, included in totals and excluded from the trend. The dump states the newest month; without its date table, the last month of the data is used.',
      module: `${OWN}/calculate-series.ts`,
    },
    {
      title: 'Lease wells',
      text: 'If leases are named and the dump has the well completion table, API numbers (42, county, number) are listed. The production of each well is estimated as an equal share of the monthly lease production over the wells not shut in.',
      module: `${OWN}/load-wells.ts`,
    },
    {
      title: 'Rates and oil equivalent',
      text: 'Rates are per calendar day. Six Mcf of gas are equivalent to one barrel.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Records entered directly',
      text: 'Text entered directly follows the lease cycle table, with any columns that include the key and volumes. Records entered directly use a simple table in which liquids and gas are not split by lease type.',
      module: `${OWN}/load-inline.ts`,
    },
    {
      title: 'Selection and grouping',
      text: 'Filters combine with AND, and entries of one filter with OR. Both end months are included. Groupings by district, operator, field, lease, month and year must each sum to the same total. The top operator is the one with the most liquids, or the first by name if several are equal.',
      module: `${OWN}/load-selection.ts`,
    },
  ],
  assumptions: [
    'Volumes are as filed by the operators on Form PR, in whole barrels and Mcf.',
    'An empty volume is not reported. It adds nothing to sums and is not a measured zero.',
    'The dump is republished each month and replaces the previous one. Revisions can only be found by running both dumps.',
    'A negative volume is a correction. It is included in the sums but fails its check so that the month is reviewed.',
    'A well exists from the first month of its lease, because the well table has no completion date.',
    'The data are dated at the end of their newest production month.',
  ],
  validity: [
    'Valid for the lease cycle table of the dump (OG_LEASE_CYCLE), production from January 1993, with volumes of at most 12 digits.',
    'Valid for the data provided. An extract of the dump gives the totals of that extract. The data set texas_rrc_synthetic has the official layout but invented leases and is not real production.',
    'A whole dump may require several minutes to read. The run time limit is set by the service operator.',
  ],
  notChecked: [
    'Measurement and reporting accuracy, and revisions filed after the dump was issued',
    'Production of individual wells (well shares are estimates and are not included in totals)',
    'Production by county (the lease cycle table has no county)',
    'Gas dispositions, gas lift, flared and vented volumes, allowables and overproduction',
    'Leases with a pending number, which the dump does not list',
  ],
}
