import { z } from 'zod'

/**
 * The icons of models and industries, by lucide's names. Add a new one here and draw it in
 * packages/ui/src/catalogue-icon.tsx.
 */
export const iconSchema = z.enum([
  'apple',
  'audio-waveform',
  'beef',
  'captions',
  'chart-line',
  'circle-help',
  'compass',
  'drafting-compass',
  'factory',
  'file-plus-2',
  'file-question',
  'flask-conical',
  'git-fork',
  'heart-pulse',
  'image-plus',
  'landmark',
  'layout-grid',
  'leaf',
  'megaphone',
  'message-circle-question',
  'messages-square',
  'mic',
  'microscope',
  'moon',
  'notebook-pen',
  'receipt-text',
  'shield-alert',
  'shield-check',
  'ship',
  'shopping-bag',
  'smile',
  'sparkles',
  'sprout',
  'stethoscope',
  'tags',
  'truck',
  'umbrella',
  'user-search',
  'wheat',
])
export type IconName = z.infer<typeof iconSchema>
