/** Formats that are not read, known by their first bytes, and how their numbers leave the tool that wrote them. */

import { isWorkbook } from './workbook/parts.ts'

export interface OtherFormat {
  readonly name: string
  /** How to come by a CSV file. */
  readonly instead: string
  readonly isThis: (bytes: Uint8Array) => boolean
}

export const OTHER_FORMATS: readonly OtherFormat[] = [
  {
    name: 'MATLAB (.mat)',
    instead: "in MATLAB, writetable(T, 'name.csv') or writematrix(x, 'name.csv') writes CSV",
    isThis: (bytes) => startsWith(bytes, 'MATLAB 5.0 MAT-file') || startsWith(bytes, 'MATLAB 7.3 MAT-file'),
  },
  {
    name: 'NetCDF',
    instead: "in Python, xarray.open_dataset('name.nc').to_dataframe().to_csv('name.csv') writes CSV",
    isThis: (bytes) => startsWith(bytes, 'CDF') && [1, 2, 5].includes(bytes[3] ?? 0),
  },
  {
    name: 'HDF5 (also NetCDF 4)',
    instead:
      "in Python, numpy.savetxt('name.csv', h5py.File('name.h5')['dataset'][:], delimiter=',') writes CSV, and for NetCDF xarray.open_dataset('name.nc').to_dataframe().to_csv('name.csv')",
    isThis: (bytes) => startsWith(bytes, '\x89HDF\r\n\x1a\n'),
  },
  {
    name: 'WITSML',
    instead: 'export the trajectory or the log as CSV or LAS from the well data program',
    isThis: (bytes) => startsWith(bytes, '<') && holds(bytes, 'witsml'),
  },
  {
    name: 'AGS 3',
    instead: 'export it as AGS 4 from the program that wrote it',
    isThis: (bytes) => startsWith(bytes, '"**') && holds(bytes, '"*'),
  },
  {
    name: 'STL',
    instead: 'a mesh has no table: export the dimensions or coordinates as CSV from the program that drew it',
    isThis: isMesh,
  },
  {
    name: 'Parquet with encryption',
    instead: 'save it without encryption',
    isThis: (bytes) => startsWith(bytes, 'PARE') && endsWith(bytes, 'PARE'),
  },
  {
    name: 'Excel binary workbook (.xlsb)',
    instead: "save it as 'Excel Workbook (.xlsx)'",
    isThis: (bytes) => isZip(bytes) && holds(bytes, 'xl/workbook.bin'),
  },
  {
    name: 'OpenDocument spreadsheet (.ods)',
    instead: "save it as 'Excel Workbook (.xlsx)' or CSV",
    isThis: (bytes) => isZip(bytes) && holds(bytes, 'opendocument.spreadsheet'),
  },
  {
    name: 'zip',
    instead: 'unpack it and read the files in it',
    isThis: (bytes) => isZip(bytes) && !isWorkbook(bytes),
  },
  {
    name: 'Excel workbook (.xls), or one with a password',
    instead: "save it as 'Excel Workbook (.xlsx)' without a password",
    isThis: (bytes) => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { name: 'gzip', instead: 'unpack it and read the file in it', isThis: (bytes) => startsWith(bytes, '\x1f\x8b\x08') },
  {
    name: 'PDF',
    instead: 'a PDF contains no table data: use the file that it was printed from, as CSV or a workbook',
    isThis: (bytes) => startsWith(bytes, '%PDF-'),
  },
]
/** A zip names its parts near its beginning and at its end. */
const LOOKED_AT = 65_536

export const otherFormatOf = (bytes: Uint8Array): OtherFormat | undefined =>
  OTHER_FORMATS.find(({ isThis }) => isThis(bytes))

/** Facets of 50 bytes each behind a head that counts them, or a text of facets. */
function isMesh(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 'solid ') && holds(bytes, 'facet normal')) return true
  const facets = bytes.length < 84 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true)
  return facets > 0 && bytes.length === 84 + 50 * facets
}

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')
}

function startsWith(bytes: Uint8Array, signs: string): boolean {
  return signsAt(bytes, 0, signs)
}

function endsWith(bytes: Uint8Array, signs: string): boolean {
  return bytes.length >= 2 * signs.length && signsAt(bytes, bytes.length - signs.length, signs)
}

function holds(bytes: Uint8Array, signs: string): boolean {
  const both = [bytes.subarray(0, LOOKED_AT), bytes.subarray(-LOOKED_AT)]
  const decoder = new TextDecoder('windows-1252')
  return both.some((part) => decoder.decode(part).includes(signs))
}

function signsAt(bytes: Uint8Array, at: number, signs: string): boolean {
  for (let i = 0; i < signs.length; i++) if (bytes[at + i] !== signs.charCodeAt(i)) return false
  return true
}
