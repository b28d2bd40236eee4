import {
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconH4,
  IconH5,
  IconH6,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
  type TablerIcon,
} from "@tabler/icons-react";
import type { ChainedCommands, Editor } from "@tiptap/core";
import { isImageSelected } from "./link-commands";
import type { UrlKind, ToolbarKind } from "./kinds";

type CommonControl = { name: string; Icon: TablerIcon };

type CommandControl = CommonControl & {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Missing for commands that are not toggles. */
  isActive?: (editor: Editor) => boolean;
};

type UrlControl = CommonControl & {
  panel: UrlKind;
  isActive: (editor: Editor) => boolean;
};

export type Control = CommandControl | UrlControl;

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const buildHeading = (level: Level, Icon: TablerIcon): Control => ({
  name: `Heading ${level}`,
  Icon,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive("heading", { level }),
});

const basicHeadings = [buildHeading(1, IconH1), buildHeading(2, IconH2)];

const allHeadings = [
  ...basicHeadings,
  buildHeading(3, IconH3),
  buildHeading(4, IconH4),
  buildHeading(5, IconH5),
  buildHeading(6, IconH6),
];

const textFormats: Control[] = [
  {
    name: "Bold",
    Icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isActive: (editor) => editor.isActive("bold"),
  },
  {
    name: "Italic",
    Icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive("italic"),
  },
  {
    name: "Underline",
    Icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isActive: (editor) => editor.isActive("underline"),
  },
];

const strike: Control = {
  name: "Strikethrough",
  Icon: IconStrikethrough,
  run: (chain) => chain.toggleStrike(),
  isActive: (editor) => editor.isActive("strike"),
};

const urlControls: Control[] = [
  {
    name: "Image",
    Icon: IconPhoto,
    panel: "image",
    isActive: isImageSelected,
  },
  { name: "Link", Icon: IconLink, panel: "link", isActive: (editor) => editor.isActive("link") },
];

const lists: Control[] = [
  {
    name: "Ordered list",
    Icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "Bullet list",
    Icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive("bulletList"),
  },
];

const indents: Control[] = [
  { name: "Outdent", Icon: IconIndentDecrease, run: (chain) => chain.moveIndent(-1) },
  { name: "Indent", Icon: IconIndentIncrease, run: (chain) => chain.moveIndent(1) },
];

const blocks: Control[] = [
  {
    name: "Blockquote",
    Icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive("blockquote"),
  },
  {
    name: "Code block",
    Icon: IconCode,
    run: (chain) => chain.toggleCodeBlock(),
    isActive: (editor) => editor.isActive("codeBlock"),
  },
];

const clearFormatting: Control = {
  name: "Clear formatting",
  Icon: IconClearFormatting,
  run: (chain) => chain.unsetAllMarks().clearNodes(),
};

/** The groups of each toolbar (spec §2). */
export const controlGroups: Record<ToolbarKind, Control[][]> = {
  basic: [basicHeadings, textFormats, urlControls, lists, blocks],
  full: [
    allHeadings,
    [...textFormats, strike],
    urlControls,
    [...lists, ...indents],
    [...blocks, clearFormatting],
  ],
};
