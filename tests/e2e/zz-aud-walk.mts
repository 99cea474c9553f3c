import { startTestServer } from '/work/main/tests/support/server.ts'
import { closeBrowsers, signedIn } from '/work/main/tests/e2e/support/browser.ts'
import { look, picture } from '/work/main/tests/e2e/support/look.ts'
import { VIEWS } from '/work/main/tests/e2e/support/views.ts'
import { auditWalk, presenceWalk } from '/work/main/tests/e2e/walks/auditoria.ts'
const server = await startTestServer({ config: { webRoot: '/tmp/web-aud' } })
const only = process.argv[2]
for (const view of VIEWS) for (const walk of [auditWalk, presenceWalk]) {
  if (only && view.name !== only) continue
  const page = await signedIn(server, walk.who!, view); page.setDefaultTimeout(8000)
  page.on('console', (m) => m.type() === 'error' && console.log('   console', m.text().slice(0,200)))
  page.on('pageerror', (e) => console.log('   pageerror', e.message.slice(0,300)))
  for (const s of walk.screens) {
    try { await s.show(page, server) } catch (e) { await picture(page, `${s.name}-${view.name}`); console.log('LOST', view.name, s.name, String(e).slice(0, 400)); break }
    const faults = await look(page, `${s.name}-${view.name}`)
    console.log(view.name, s.name, faults.length ? faults : 'ok')
  }
  await page.context().close()
}
await closeBrowsers(); await server.close()
