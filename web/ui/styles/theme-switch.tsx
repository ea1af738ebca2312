import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

const subscribe = (changed: () => void) => {
  addEventListener('themechange', changed)
  return () => removeEventListener('themechange', changed)
}
const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Monitor, light: Sun, dark: Moon }

/** Light, dark, or as the system has it: one button that goes round. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  const Icon = icons[theme]
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next[theme])}
      title={`Theme: ${theme}`}
      className="grid size-10 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon size={18} aria-hidden="true" />
      <span className="sr-only">{`Theme: ${theme}. Change to ${next[theme]}`}</span>
    </button>
  )
}
