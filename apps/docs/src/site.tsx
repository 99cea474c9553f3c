/** The manual as a site of its own: a band with the name and the theme, and the manual. */
import { DesktopIcon, FlashIcon, MoonIcon } from '@blueprintjs/icons'
import { Manual } from '@cauce/manual/manual'
import { Action } from '@cauce/ui/action/action'
import { Brand } from '@cauce/ui/brand/brand'
import { goTo, hrefOf, useHashPlace } from './hash-place.ts'
import { useData } from './use-data.ts'
import { useTheme } from './use-theme.ts'
import './site.css'

const THEMES = {
  system: { label: 'Tema: como el equipo', icon: <DesktopIcon />, next: 'light' },
  light: { label: 'Tema: claro', icon: <FlashIcon />, next: 'dark' },
  dark: { label: 'Tema: oscuro', icon: <MoonIcon />, next: 'system' },
} as const

const showTitle = (title: string): void => {
  document.title = `${title} · Cauce`
}

export const Site = () => {
  const place = useHashPlace()
  const source = useData()
  const [choice, choose] = useTheme()
  const { label, icon, next } = THEMES[choice]
  return (
    <>
      <header className="site-band">
        <a href={hrefOf('')} aria-label="Cauce, inicio del manual">
          <Brand />
        </a>
        <span className="site-name">Manual del producto</span>
        <Action kind="quiet" icon={icon} label={label} onClick={() => choose(next)} />
      </header>
      <main className="site-page">
        <Manual source={source} place={place} hrefOf={hrefOf} onGo={goTo} onTitle={showTitle} />
      </main>
    </>
  )
}
