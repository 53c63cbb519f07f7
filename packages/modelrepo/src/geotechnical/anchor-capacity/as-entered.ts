/** What is said beside a check of a factor of safety below that of the code. */
import { shownRatio } from '@keelson/workflow'

export const asEntered = (FS: number, required: number): { readonly note?: string } =>
  FS >= required
    ? {}
    : {
        note: `Factor of safety ${shownRatio(FS)} as entered; API RP 2SK requires ${required.toFixed(1)} for a permanent mooring, intact.`,
      }
