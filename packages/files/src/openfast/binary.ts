/**
 * Knows OpenFAST's binary output, `.outb`, so that it can be refused by name. Its head, by the routine WrBinFAST of the NWTC
 * library: the form (1 to 4), the counts of channels and of steps, the scales, a description, then the names of all channels.
 */

interface Form {
  /** Bytes of the counts, after the form itself. */
  readonly names: (view: DataView) => { readonly channels: number; readonly counted: number; readonly width: number }
  readonly times: number
  readonly scales: boolean
}

const COUNTS = (view: DataView) => ({ channels: view.getInt32(2, true), counted: 10, width: 10 })
const FORMS: Readonly<Record<number, Form>> = {
  1: { names: COUNTS, times: 16, scales: true },
  2: { names: COUNTS, times: 16, scales: true },
  3: { names: COUNTS, times: 16, scales: false },
  4: {
    names: (view) => ({ channels: view.getInt32(4, true), counted: 12, width: view.getInt16(2, true) }),
    times: 16,
    scales: true,
  },
}
const SCALE_BYTES = 8
const MOST_CHANNELS = 1_000_000

/** The form, 1 to 4, where bytes are of `.outb`: where the first name, after all that, is 'Time'. */
export function binaryForm(bytes: Uint8Array): number | undefined {
  if (bytes.length < 40) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const number = view.getInt16(0, true)
  const form = FORMS[number]
  if (form === undefined) return undefined
  const { channels, counted, width } = form.names(view)
  if (channels < 0 || channels > MOST_CHANNELS || width < 4) return undefined
  const lengthAt = counted + form.times + (form.scales ? channels * SCALE_BYTES : 0)
  if (lengthAt + 4 > bytes.length) return undefined
  const namesAt = lengthAt + 4 + view.getInt32(lengthAt, true)
  if (namesAt < lengthAt || namesAt + 4 > bytes.length) return undefined
  const first = String.fromCharCode(...bytes.subarray(namesAt, namesAt + 4))
  return first.toLowerCase() === 'time' ? number : undefined
}

export function binaryRefusal(form: number): string {
  return (
    `this is OpenFAST's binary output (.outb, form ${form}), which is not read; its text output is. ` +
    'Set OutFileFmt to 1 (text) or 3 (both) in the .fst file and run again, or export it in Python: ' +
    "FASTOutputFile('run.outb').toDataFrame().to_csv('run.csv', index=False) of openfast_toolbox"
  )
}
