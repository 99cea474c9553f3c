/** The outbox as a person reads it. Plain HTML with a file of style and one of script, as the content policy asks. */
import { CODE_DIGITS } from '@cauce/domain/session/access-code'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { OutboxMail } from './outbox.ts'

const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (char) => `&#${char.codePointAt(0) ?? 0};`)

const CODE = new RegExp(String.raw`\b\d{${CODE_DIGITS}}\b`, 'u')

const codeBox = (mail: OutboxMail): string => {
  const code = mail.adjuntos.length === 0 ? CODE.exec(mail.texto)?.[0] : undefined
  if (code === undefined) return ''
  return `<p class="codigo"><output>${code}</output><button type="button" data-codigo="${code}">Copiar código</button></p>`
}

const attachments = ({ adjuntos }: OutboxMail): string =>
  adjuntos.length === 0
    ? ''
    : `<ul class="adjuntos" aria-label="Adjuntos">${adjuntos
        .map(
          ({ nombre, url }) => `<li><a href="${escape(url)}" target="_blank" rel="noopener">${escape(nombre)}</a></li>`,
        )
        .join('')}</ul>`

const article = (mail: OutboxMail): string => `<article>
<header><h2>${escape(mail.asunto)}</h2><time datetime="${mail.fecha}">${escape(formatDateTime(mail.fecha))}</time></header>
<p class="para">Para <strong>${escape(mail.para)}</strong></p>
${codeBox(mail)}
<p class="texto">${escape(mail.texto)}</p>
${attachments(mail)}
</article>`

export const outboxPage = (mails: readonly OutboxMail[]): string => `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Correo de demostración · Cauce</title>
<link rel="stylesheet" href="/demo/correo.css"><script src="/demo/correo.js" defer></script>
</head>
<body data-ultimo="${escape(mails[0]?.fecha ?? '')}">
<header class="cabeza"><h1>Correo de demostración</h1>
<p>Aquí llega todo lo que Cauce envía por correo en esta instalación de prueba. Nada sale de este equipo.</p>
<p><a href="/">Ir a Cauce</a></p></header>
<main>${mails.length === 0 ? '<p class="vacio">Todavía no hay mensajes. El código de ingreso aparecerá aquí.</p>' : mails.map(article).join('\n')}</main>
<p role="status" id="aviso"></p>
</body>
</html>
`

export const OUTBOX_STYLE = `:root { color-scheme: light dark; --linea: #d3d8de; --suave: #5f6b7c; --caja: #fff; --fondo: #f6f7f9; --texto: #1c2127; --azul: #215db0 }
@media (prefers-color-scheme: dark) { :root { --linea: #404854; --suave: #abb3bf; --caja: #252a31; --fondo: #1c2127; --texto: #f6f7f9; --azul: #8abbff } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 760px; padding: 24px 16px 64px; background: var(--fondo); color: var(--texto); font: 15px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 24px } h2 { margin: 0; font-size: 16px }
a { color: var(--azul) }
.cabeza p { margin: 4px 0; color: var(--suave) }
article { margin-top: 16px; padding: 16px; background: var(--caja); border: 1px solid var(--linea); border-radius: 4px }
article header { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: baseline }
time, .para { color: var(--suave); font-size: 13px } .para { margin: 2px 0 0 }
.texto { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere }
.codigo { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin: 12px 0 0 }
.codigo output { font: 600 30px/1.2 ui-monospace, monospace; letter-spacing: .12em; user-select: all }
button { padding: 8px 14px; font: inherit; color: #fff; background: #2d72d2; border: 0; border-radius: 3px; cursor: pointer }
button:hover { background: #215db0 } :focus-visible { outline: 2px solid var(--azul); outline-offset: 2px }
.adjuntos { margin: 12px 0 0; padding: 8px 0 0 20px; border-top: 1px solid var(--linea) }
.vacio { margin-top: 32px; color: var(--suave) }
#aviso { position: fixed; right: 16px; bottom: 16px; margin: 0; padding: 8px 14px; color: #fff; background: #1c6e42; border-radius: 3px }
#aviso:empty { display: none }
`

/** Copies a code with one key, and shows new mail by itself. */
export const OUTBOX_SCRIPT = `'use strict'
const aviso = document.getElementById('aviso')
document.addEventListener('click', async (event) => {
  const boton = event.target.closest('button[data-codigo]')
  if (!boton) return
  try {
    await navigator.clipboard.writeText(boton.dataset.codigo)
    aviso.textContent = 'Código copiado'
  } catch {
    getSelection().selectAllChildren(boton.previousElementSibling)
    aviso.textContent = 'Código seleccionado: cópielo con Ctrl + C'
  }
})
setInterval(async () => {
  if (document.hidden) return
  try {
    const correos = await (await fetch('/demo/correo.json')).json()
    if (correos.length === 0 || correos[0].fecha === document.body.dataset.ultimo) return
    const nueva = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    document.querySelector('main').replaceWith(nueva.querySelector('main'))
    document.body.dataset.ultimo = nueva.body.dataset.ultimo
  } catch {
    aviso.textContent = ''
  }
}, 3000)
`
