/** What texas-rrc-production-summary answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const OWN = 'datarepo/wells/texas-rrc-production-summary'

export const about: About = {
  title: 'Texas Railroad Commission lease production summary',
  question:
    'What did these leases, operators or districts of Texas produce by the records of the Railroad Commission, when, and how sound are the records?',
  askedAs: [
    'How much oil and gas did Railroad Commission district 8 in Texas produce last year?',
    'Sum up the production of this Texas lease number from the PDQ dump.',
    'Which operator has the most liquids in RRC district 7B?',
    'What is the condensate and casinghead gas of my Texas leases by month?',
    'Which months of the Texas production data dump are still being filed, and are its lease records sound?',
    'Top operators of a county in the Permian or the Eagle Ford by oil and gas of their leases',
  ],
  method: [
    {
      title: 'Official format',
      text: "Production Data Query dump: text with a header line, columns separated by '}', no quotation, blanks as padding, empty is none; plain or in a zip, which may lie in a zip. A long table is unpacked as it is read and never held whole: a dump needs the memory of its sums. A table without the columns of key and volumes is refused.",
      module: 'datarepo/_shared/duckdb/text-table.ts',
    },
    {
      title: 'Rejected records',
      text: 'A line with another number of columns than the header, and a record with a malformed key or volume, is in no sum: counted by reason, the first of each shown, and a check fails. In an inline text it is refused. A table of which most lines are rejected is refused.',
      module: `${OWN}/load-records.ts`,
    },
    {
      title: 'Key of a record',
      text: 'Kind of lease, district, lease number and month. A lease number alone may stand in several districts; leases are counted by kind, district and number. A key that comes twice fails a check.',
      module: `${OWN}/load-tallies.ts`,
    },
    {
      title: 'Districts',
      text: 'The files have a number and a name that differ from number 07 on: the answer has names. What is asked for is read as a name; what is no name and is a number is read as that number, with a warning.',
      module: 'standards/rrc-pdq/districts.ts',
    },
    {
      title: 'Liquids and gas',
      text: 'Oil leases report oil and casinghead gas, gas leases condensate and gas-well gas: liquids are oil and condensate, gas is gas-well and casinghead gas. Each column is summed over all records; a volume in a column of the other kind fails a check.',
      module: 'standards/rrc-pdq/volumes.ts',
    },
    {
      title: 'What is no production',
      text: 'Gas lift, allowables and limits, ending balances and dispositions are never added to production.',
      module: `${OWN}/load-columns.ts`,
    },
    {
      title: 'Cross-checks',
      text: "Where the dump has them, the agency's totals by district and month, by field and by operator are compared with the sums of the leases; a table that can not be read is left out and warned of. Production less dispositions less change of stock is looked at for every oil lease over its months.",
      module: `${OWN}/load-agency.ts`,
    },
    {
      title: 'Water',
      text: 'The official data hold no water: it does not apply, and is never zero. Inline records may have it.',
      module: `${OWN}/calculate-totals.ts`,
    },
    {
      title: 'Late filing',
      text: 'The newest three months of production are incomplete: they are marked, count in the totals and are left out of the trend. The dump says which is the newest; without its table of dates it is the last of the data.',
      module: `${OWN}/calculate-series.ts`,
    },
    {
      title: 'Wells of a lease',
      text: 'Where leases are named and the dump has the well completion table: API numbers (42, county, number) and an estimate of the production of each well, equal parts of each month over the wells that were not shut in.',
      module: `${OWN}/load-wells.ts`,
    },
    {
      title: 'Rates and oil equivalent',
      text: 'Rates over the days of the calendar; 6 Mcf of gas count as one barrel.',
      module: 'physics/production/volumes.ts',
    },
    {
      title: 'Inline records',
      text: 'A text of the lease cycle table with any columns that include key and volumes, or rows of a simple schema in which liquids and gas are not told apart by kind of lease.',
      module: `${OWN}/load-inline.ts`,
    },
    {
      title: 'Selection and groupings',
      text: 'Filters combine with AND, entries of one filter with OR; months are included at both ends. By district, operator, field, lease, month and year, each must sum to the same total. The top operator is the one with the most liquids by its name, the first by name of equals.',
      module: `${OWN}/load-selection.ts`,
    },
  ],
  assumptions: [
    'Volumes are as the operators filed them on Form PR: whole barrels and Mcf.',
    'An empty volume is none reported; it adds nothing and is no zero that was measured.',
    'The dump is published anew each month and replaces the one before: a revision is seen only by running over both.',
    'A negative volume is a correction: it counts in the sums and fails its check, so that somebody looks at the month.',
    'A well is taken to be there from the first month of its lease: the well table has no date of completion.',
    'The data are dated at the end of their newest month of production.',
  ],
  validity: [
    'The lease cycle table of the dump (OG_LEASE_CYCLE), production from January 1993; volumes of at most 12 digits.',
    'The data given: an extract of the dump gives the totals of that extract. The data set texas_rrc_synthetic has the official layout and invented leases: nothing in it is real production.',
    'A whole dump takes minutes to read: the time limit of a run is set by the operator of the service.',
  ],
  notChecked: [
    'Whether the operators measured and reported correctly, and revisions filed after the dump was made',
    'Which well of a lease produced what: shares of wells are estimates and enter no total',
    'Production by county: the lease cycle table names no county',
    'Dispositions of gas, gas lift, flared and vented volumes, allowables and overproduction',
    'Leases whose number is still pending, which the dump does not list',
  ],
}
