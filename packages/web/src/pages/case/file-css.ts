/** The styles of a file on its way into the form: where it is dropped, the window that confirms it, what is said of it. */

const dropped = `
.drop-hint{position:fixed;left:50%;top:.75rem;transform:translateX(-50%);z-index:9;max-width:92vw;background:var(--accent);color:var(--on);padding:.4rem .9rem;border-radius:4px;font-size:.875rem;pointer-events:none}
.file-dragged form.case{outline:2px dashed var(--accent);outline-offset:-4px}
.drop-here{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}`

const said = `
.file-said{font-size:.8125rem;line-height:1.4;margin:.2rem 0}.file-said .quiet-button{font-size:.8125rem;padding:.1rem .3rem}
.case .field.field:has(>.in-file:not([hidden])){display:block}
.in-file{font-size:.8125rem}.in-file button{font-size:.8125rem;padding:.1rem .5rem}.in-file ul{padding-left:1.1rem;color:var(--quiet)}`

const dialog = `
dialog.file-dialog{width:min(96vw,64rem)}
.file-dialog>.note,.file-left,.file-open{font-size:.8125rem;color:var(--quiet)}
.file-table,.file-question,.file-left,.file-columns{margin-top:.9rem}
.file-question{border:1px solid var(--warn);border-radius:4px;padding:.4rem .75rem .6rem}
.file-question legend{width:auto;border:0;padding:0 .3rem;margin:0 -.3rem;font-size:.875rem;line-height:1.35}
.file-choices label,.file-other{display:block;font-size:.875rem;line-height:1.4;padding:.15rem 0}
.file-dialog :is(select,input[type=text]){border:1px solid var(--rule);border-radius:4px;background:var(--page);padding:.2rem .4rem;max-width:100%}
.file-columns{overflow-x:auto}.file-columns table{width:100%;font-size:.875rem;border-collapse:collapse}
.file-columns :is(th,td){text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--rule)}
.file-columns th{font-weight:500}.file-columns thead th{font-size:.8125rem;color:var(--quiet)}
.file-columns td:nth-child(4){font-variant-numeric:tabular-nums}.file-columns td:last-child{color:var(--quiet);font-size:.8125rem}
.file-left h3{font-size:.875rem;color:var(--ink)}.file-left ul{padding-left:1.1rem}.file-open:not(:empty){margin-top:.6rem}
.file-dialog>.actions{margin-top:1rem;display:flex;gap:.5rem}
@media (max-width:40rem){.file-columns :is(table,tbody,tr,th,td){display:block;border:0;padding:.05rem 0}.file-columns thead{display:none}.file-columns tr{border-bottom:1px solid var(--rule);padding:.4rem 0}.file-columns td:empty{display:none}.file-columns td::before{content:attr(data-head) ": ";color:var(--quiet)}
.file-choices label,.file-columns label{padding-block:.35rem}.file-dialog button{padding:.5rem .9rem}}`

export const fileCss = [dropped, said, dialog].join('').replaceAll('\n', '')
