/** How the report looks: the system's letters and colours, a table that becomes cards on a phone. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --fondo: #fff; --tinta: #1c2127; --suave: #5f6b7c; --raya: #d3d8de; --caja: #f6f7f9;
  --bien: #165a36; --falla: #8e292c; --medias: #77450d; }
@media (prefers-color-scheme: dark) { :root { --fondo: #1c2127; --tinta: #f6f7f9; --suave: #abb3bf; --raya: #404854;
  --caja: #252a31; --bien: #72ca9b; --falla: #fa999c; --medias: #fbb360; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--fondo); color: var(--tinta); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 0 0 .5rem; } h4 { font-size: .85rem; margin: 1rem 0 .25rem; color: var(--suave); }
article { border: 1px solid var(--raya); border-left: 4px solid var(--falla); border-radius: 4px; padding: 1rem; margin: 1rem 0; }
pre, .donde { font: .85rem/1.5 ui-monospace, monospace; }
pre { background: var(--caja); padding: .6rem .8rem; border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
.donde, small { color: var(--suave); } small { display: block; font-weight: 400; font-size: .85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; }
dt { color: var(--suave); } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.cifras { grid-template-columns: repeat(7, auto); grid-template-rows: auto auto; grid-auto-flow: column; justify-content: start; gap: 0 1.75rem; margin: 1rem 0; }
.cifras dd { font-weight: 600; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; } th { text-align: left; overflow-wrap: anywhere; }
thead th { color: var(--suave); font-size: .85rem; font-weight: 600; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--raya); vertical-align: top; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.estado { font-weight: 700; white-space: nowrap; } a { color: inherit; }
.bien .estado { color: var(--bien); } .falla .estado { color: var(--falla); } .medias .estado { color: var(--medias); }
@media (max-width: 40rem) {
  .cifras { grid-template-columns: max-content 1fr; grid-template-rows: none; grid-auto-flow: row; gap: .1rem 1rem; }
  article dl { grid-template-columns: 1fr; gap: 0; } article dd { margin-bottom: .5rem; }
  thead { position: absolute; clip-path: inset(50%); } tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--raya); }
  th, td { display: block; border: 0; padding: 0; } td.n { display: inline-block; margin-right: 1rem; font-size: .85rem; }
  td.n::before { content: attr(data-t) ': '; color: var(--suave); }
}`
