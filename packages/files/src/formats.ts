/** What is read of each format, what is not, what is asked, and where the format is described: the page of formats says it. */
import type { FormatName } from './table.ts'

export interface FormatInfo {
  readonly name: string
  readonly extensions: readonly string[]
  readonly description: string
  /** Where the format is described in public; where nobody describes it, what it was taken from. */
  readonly published: string
  readonly reads: readonly string[]
  readonly ignores: readonly string[]
  readonly asks: readonly string[]
}

export const FORMATS: Readonly<Record<FormatName, FormatInfo>> = {
  workbook: {
    name: 'Excel workbooks',
    extensions: ['.xlsx'],
    description: 'Each sheet is read as one table, or as a scatter diagram.',
    published: 'ECMA-376, Office Open XML File Formats, part 1 (SpreadsheetML).',
    reads: [
      'Numbers are read with all their digits, whatever number format is shown.',
      'Dates follow the date system of the workbook, 1900 or 1904.',
      'Percentages are read as the fractions that the workbook stores, whatever unit the heading states.',
      'Formulas are read by their saved results.',
      'A heading of two rows is joined where the cells of the upper row are merged.',
      'Text cells, headings and units are read as in delimited text.',
      'Two cells above the heading, such as "Well" and "A-1", are kept as a fact.',
      'A sheet with periods, directions, amplitudes and phases side by side is read as RAOs.',
    ],
    ignores: [
      'Hidden sheets and sheets without a table are listed and not read.',
      'Cells with an error, such as #N/A, and formulas without a saved result are counted as empty.',
      'Titles above the heading are counted and not read.',
    ],
    asks: [
      'Whether numbers such as −999.25 mean no value.',
      'The unit of a column with both percentages and plain numbers.',
      'The heading, if several rows of text may be the heading.',
      'The conventions of phases, directions and amplitudes of a sheet of RAOs.',
    ],
  },
  parquet: {
    name: 'Parquet',
    extensions: ['.parquet'],
    description: 'One table of typed columns, as pandas, Polars, DuckDB and this service write it.',
    published: 'Apache Parquet format specification (Apache Software Foundation).',
    reads: [
      'Columns of numbers, texts, dates, times and true or false are read.',
      'Units are read from the brackets of a column name, or from the metadata of the column or of pandas.',
      'Integers of more than 53 bits, such as identifiers, are read as text.',
      'Dates and times are read in ISO form, with Z if the file states UTC.',
      'Snappy, gzip, Brotli and Zstandard compression are read.',
    ],
    ignores: [
      'Columns of lists, maps, records or binary data are listed and not read.',
      'Infinite numbers are counted and read as no value.',
    ],
    asks: [
      'Whether numbers such as −999.25 mean no value.',
      'The unit of a column if its name and its metadata disagree.',
      'The angle unit, if no unit is stated.',
    ],
  },
  openfast: {
    name: 'OpenFAST and MoorDyn output',
    extensions: ['.out', '.outb'],
    description: 'Channels over time, with one row of names and one row of units, or in the binary form of OpenFAST.',
    published:
      'OpenFAST documentation and source code (National Renewable Energy Laboratory) and MoorDyn documentation, output files.',
    reads: [
      'Names and units are read as printed.',
      'The lines above the names, or the description of a binary file, are kept as facts.',
      'Binary output (.outb) with file ID 1 to 4 is read. Packed channels have 65,536 levels from minimum to maximum.',
      'Times are read as stored: as a start and an increment, or packed.',
    ],
    ignores: [
      'Channels marked INVALID are listed and not read.',
      'Packed channels without a usable scale are listed and not read.',
      'Values that are not finite numbers are counted and read as no value.',
    ],
    asks: [
      'Whether a comma is the decimal mark.',
      'Whether bytes after the last time step belong to an older file of the same name.',
    ],
  },
  las: {
    name: 'LAS well logs',
    extensions: ['.las'],
    description: 'Curves over depth or time, wrapped or not, with the version, well and parameter sections.',
    published: 'LAS Version 1.2 and LAS Version 2.0 (Canadian Well Logging Society).',
    reads: [
      'Mnemonics, units and descriptions are read from the curve section.',
      'The null value is read from the well section.',
    ],
    ignores: ['Comments, and lines without a mnemonic, are counted and not read.'],
    asks: [
      'Whether −999.25 means no value if the well section states no null value.',
      'The depth unit if the sections disagree.',
    ],
  },
  gef: {
    name: 'GEF cone penetration tests',
    extensions: ['.gef'],
    description: 'One cone penetration test, as surveyors in the Netherlands and Belgium deliver it.',
    published: 'Geotechnical Exchange Format for CPT-Data, GEF-CPT-Report 1.1.2 (CUR).',
    reads: [
      'Columns are named by the quantity number of the standard. Units are read as the header states them.',
      'The void value of each column is read as no value.',
      'Records may end with a record separator, a line end or both.',
      'Measurement variables, coordinates and the reference level are kept as facts.',
    ],
    ignores: [
      'Records with a depth and no measured value are counted and not read.',
      'Values of columns without a description in the header are counted and not read.',
      'Borehole logs and dissipation tests are rejected.',
    ],
    asks: [
      'Which depth applies, if the file has the penetration length and the corrected depth.',
      'Whether the measured cone resistance applies, if the file has no corrected cone resistance.',
      'Whether negative depths are depths below the surface.',
      'Whether records without a value of a measurement are omitted.',
      'The order of the records, if the depths do not ascend.',
    ],
  },
  ags: {
    name: 'AGS 4 ground investigation data',
    extensions: ['.ags'],
    description: 'Groups of a ground investigation, such as locations, strata, cone and standard penetration tests.',
    published: 'Electronic Transfer of Geotechnical and Geoenvironmental Data, edition 4.1.1 (AGS).',
    reads: [
      'Each group is one table. Headings and units are read from its HEADING and UNIT rows.',
      'Cone and standard penetration tests (SCPT, ISPT) are one table for each location and test.',
      'The row of the location and of the test is kept as facts of its table.',
      'The TYPE row states which columns are numbers.',
    ],
    ignores: [
      'Text in a column of numbers is counted and listed.',
      'Rows that do not have one cell for each heading are counted and not read.',
      'AGS 3 files are rejected with advice.',
    ],
    asks: [
      'Which location and test is read, if the file has more than one.',
      'Whether the measured cone resistance applies, if the file has no corrected cone resistance.',
      'Whether rows of a test without a value of a measurement are omitted.',
      'The order of the rows, if the depths of a test do not ascend.',
    ],
  },
  'orcaflex-rao': {
    name: 'OrcaFlex RAOs',
    extensions: ['.yml', '.csv'],
    description: 'Displacement RAOs of vessel types, from a text data file or from tables of the data form.',
    published: 'OrcaFlex manual: vessel types, RAOs, conventions and the import of hydrodynamic data.',
    reads: [
      'Amplitudes and phases are read for each draught and wave direction.',
      'Each wave direction is also a table of its own, by ascending frequency. The period or frequency that the file omits is calculated.',
      'The conventions of a text data file are kept as facts.',
      'Periods, headings, amplitudes and phases are filled together from one draught. Directions are converted to 0 to 360 deg.',
      'Phases relative to a trough or a zero crossing are converted to the crest.',
      'A run with RAOs is available as a text data file of one vessel type (rao.yml).',
    ],
    ignores: [
      'Other objects of a text data file are not read.',
      'Values written as ~ are counted and not read.',
      'Waves of infinite period are not in the table of a wave direction.',
      'Rotations per wave slope are not converted.',
    ],
    asks: [
      'The phase convention, the reference time and the rotation unit, if the file states none.',
      'The wave direction of each table, if its label is missing.',
      'Whether phases and motions refer to the same point, if the two origins differ in plan.',
    ],
  },
  'aqwa-listing': {
    name: 'Aqwa listings',
    extensions: ['.lis'],
    description: 'Motion RAOs of each structure, from the listing of an Aqwa-Line run.',
    published: 'Aqwa Reference Manual (Ansys).',
    reads: [
      'Amplitudes and phases of six motions are read for each structure, direction and period.',
      'Each wave direction is also a table of its own, by ascending frequency.',
      'Periods, headings, amplitudes and phases are filled together from one structure. Directions are converted to 0 to 360 deg.',
    ],
    ignores: ['All other sections of the listing are counted and not read.'],
    asks: ['The length unit of the analysis.', 'Which section applies, if the listing prints motions more than once.'],
  },
  ndbc: {
    name: 'NDBC meteorological data',
    extensions: ['.txt'],
    description: 'Standard meteorological files of data buoys, for the last 45 days or for one year.',
    published: 'Measurement Descriptions and Units (National Data Buoy Center, NOAA).',
    reads: [
      'Dates are joined into one column, in UTC.',
      'MM and the published nines of each column are read as no value.',
    ],
    ignores: ['Rows that do not begin with a date are counted and not read.'],
    asks: [
      'Whether nines in columns without a published description mean no value.',
      'The unit of a column if the file has no row of units.',
    ],
  },
  wamit: {
    name: 'WAMIT numeric output',
    extensions: ['.1', '.2', '.3', '.4'],
    description: 'Added mass and damping, exciting forces and motions of one or more bodies.',
    published: 'WAMIT User Manual, version 7: numeric output files and their definitions.',
    reads: [
      'Values are read as printed. The length, density and gravity entered are kept as facts.',
      'Added mass at zero and infinite frequency is read.',
      'Each wave direction of motions is also a table of its own, by ascending frequency. Rotations are divided by the length scale.',
      'Periods, headings, amplitudes and phases are filled together from the motions of one body.',
    ],
    ignores: ['Damping at zero and infinite frequency is not printed by WAMIT and remains empty.'],
    asks: [
      'The length scale, the water density and gravity.',
      'The kind of values, if the extension does not state it.',
      'Whether the origin of the body is at X = Y = 0, where the phases are measured.',
    ],
  },
  'ogor-a': {
    name: 'OGOR-A production files',
    extensions: ['.txt', '.csv'],
    description:
      'Monthly production of offshore wells in the United States, without headings or as an export with headings.',
    published: 'OGOR-A production data, field definitions of the delimited file (BSEE).',
    reads: [
      'The table has one well, by its API number, and one row for each month.',
      'Oil and water are in bbl and gas in Mcf, as the field definitions state.',
      'Volumes and days are summed over the completion intervals. Days are limited to the days in the month.',
      'Rates per calendar day and per producing day are calculated columns.',
      'API numbers may have dashes, 10, 12 or 14 digits, or decimals of zero. A missing leading zero is restored and counted.',
    ],
    ignores: [
      'Identical records are counted and read once.',
      'Injection volumes are counted and not read.',
      'Days that exceed the days in the month are counted and read as no value.',
      'API numbers in scientific notation are rejected.',
    ],
    asks: [
      'Which well is read, if the file has more than one.',
      'The unit of the volumes, if their headings differ from the field definitions.',
    ],
  },
  scatter: {
    name: 'Scatter diagrams',
    extensions: ['.csv', '.txt'],
    description: 'A matrix of counts or probabilities: wave heights down, periods or directions across.',
    published: 'No public description; the layout follows published metocean reports.',
    reads: [
      'Each cell becomes one row: height class, period class and count.',
      'Classes may be ranges, lower limits, upper limits or means.',
    ],
    ignores: ['Sums at the end of rows and columns are counted and not read.', 'Empty cells are counted and not read.'],
    asks: ['What each axis is, and its unit.', 'Whether a class is stated by its limit or its mean.'],
  },
  delimited: {
    name: 'CSV and other delimited text',
    extensions: ['.csv', '.tsv', '.txt'],
    description: 'One table, divided by commas, semicolons, tabs, bars or spaces.',
    published: 'RFC 4180; dates by ISO 8601.',
    reads: [
      'Units are read from a row of units or from the brackets of a heading.',
      'Decimal commas and thousands marks are recognised from all numbers of the file.',
      'Comments and lines above the heading are kept as facts if they state one.',
      'Text encodings UTF-8, UTF-16 and windows-1252 are recognised.',
      'Deviation surveys and inline-inspection tables are recognised by their headings.',
    ],
    ignores: [
      'Comments and empty lines are counted and not read.',
      'Text in a column of numbers is counted and listed.',
    ],
    asks: [
      'The delimiter, the decimal mark or the thousands mark, if two readings are possible.',
      'Whether numbers such as −999.25 mean no value.',
      'The angle unit, if no unit is stated.',
      'The order of day and month, if every date can be read both ways.',
    ],
  },
}
