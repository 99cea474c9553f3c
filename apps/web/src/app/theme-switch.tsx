/** The theme in the top bar: each press is the next one. */
import { DesktopIcon, FlashIcon, MoonIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useTheme } from './theme.ts'

const THEMES = {
  system: { label: 'Tema: como el equipo', icon: <DesktopIcon />, next: 'light' },
  light: { label: 'Tema: claro', icon: <FlashIcon />, next: 'dark' },
  dark: { label: 'Tema: oscuro', icon: <MoonIcon />, next: 'system' },
} as const

export const ThemeSwitch = () => {
  const [choice, choose] = useTheme()
  const { label, icon, next } = THEMES[choice]
  return <Action kind="quiet" icon={icon} label={label} onClick={() => choose(next)} />
}
