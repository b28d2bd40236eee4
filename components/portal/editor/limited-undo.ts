import { UndoRedo } from "@tiptap/extensions";
import { isHistoryTransaction, redoDepth, undoDepth } from "@tiptap/pm/history";
import { Plugin, PluginKey } from "@tiptap/pm/state";

/** Changes within this time are one step (spec §9). */
const GROUP_MS = 1_000;
/** The most steps that can be taken back (spec §9). */
const STEPS_MAX = 100;

/** How many steps can be taken back now. */
const stepsLeft = new PluginKey<number>("stepsLeft");

/**
 * Undo and redo. ProseMirror's history lets its stack grow to 20 steps more than its depth before
 * it cuts, so the steps that may be taken back are counted here.
 */
export const LimitedUndo = UndoRedo.extend({
  addCommands() {
    const parent = this.parent?.();
    return {
      ...parent,
      undo: () => (props) =>
        stepsLeft.getState(props.editor.state) !== 0 && (parent?.undo?.()(props) ?? false),
    };
  },

  addProseMirrorPlugins() {
    // Counts after the history, and hears the browser's own menu of undo before it.
    const counter = new Plugin<number>({
      key: stepsLeft,
      state: {
        init: () => 0,
        apply(transaction, left, before, after) {
          if (isHistoryTransaction(transaction)) {
            return redoDepth(after) > redoDepth(before) ? left - 1 : left + 1;
          }
          // A stack that was cut is smaller than before, and has a new step all the same.
          const isNewStep = undoDepth(after) !== undoDepth(before);
          return isNewStep ? Math.min(left + 1, STEPS_MAX) : left;
        },
      },
    });
    const guard = new Plugin({
      props: {
        handleDOMEvents: {
          beforeinput(view, event) {
            const isOver = stepsLeft.getState(view.state) === 0;
            if (event.inputType !== "historyUndo" || !isOver) return false;
            event.preventDefault();
            return true;
          },
        },
      },
    });
    return [guard, ...(this.parent?.() ?? []), counter];
  },
}).configure({ depth: STEPS_MAX, newGroupDelay: GROUP_MS });
