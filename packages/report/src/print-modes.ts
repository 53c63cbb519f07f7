/** How much of a report is printed: its first page, all but what is data for a machine, or all. */

export const PRINT_MODES = ['summary', 'standard', 'full'] as const
export type PrintMode = (typeof PRINT_MODES)[number]

export const isPrintMode = (text: string): text is PrintMode => PRINT_MODES.some((mode) => mode === text)

export const bodyTag = (mode: PrintMode): string => `<body class="print-${mode}">`

/** A page that `renderReport` made, in another mode: everything else is the same, byte for byte. */
export const inPrintMode = (page: string, mode: PrintMode): string => page.replace(bodyTag('standard'), bodyTag(mode))
